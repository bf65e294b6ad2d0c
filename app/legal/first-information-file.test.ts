import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { parse } from "yaml";
import { profileSchema } from "../broker/profile.server";

const { pdf } = vi.hoisted(() => ({ pdf: vi.fn<() => Promise<Buffer>>() }));
vi.mock("./first-information-pdf.server", () => ({ firstInformationPdf: pdf }));

const profile = () => profileSchema.parse(parse(readFileSync("site/broker.yaml", "utf8")));

it("a failure while making the sheet isn't kept, and what was made is, for one state of the profile", async () => {
  const { firstInformationFile } = await import("./first-information-file.server");
  const broker = profile();
  pdf.mockRejectedValueOnce(new Error("out of memory"));
  pdf.mockResolvedValue(Buffer.from("%PDF"));
  await expect(firstInformationFile(broker)).rejects.toThrow("out of memory");
  await expect(firstInformationFile(broker)).resolves.toMatchObject({ pdf: Buffer.from("%PDF") });
  await firstInformationFile(broker);
  expect(pdf).toHaveBeenCalledTimes(2);
  await firstInformationFile(profile());
  expect(pdf).toHaveBeenCalledTimes(3);
});
