/** What the privacy page says about storage, read from where the program takes it. */
import { environment } from "../config/environment.server";
import type { PrivacyFacts } from "../content/privacy";

export function storageFacts(): PrivacyFacts {
  const { RETENTION_DAYS, RECEIPT } = environment();
  return { retentionDays: RETENTION_DAYS, logDays: 7, receipt: RECEIPT };
}
