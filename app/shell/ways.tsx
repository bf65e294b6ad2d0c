import type { Inline } from "../content/document";
import { site } from "../content/site";
import { PhoneIcon } from "../drawings/icons";
import { RunningText } from "./running-text";

/** The number, to be read and to be dialled, and the way to all other ways of contact. */
export function Ways({ phone }: { phone: readonly Inline[] }) {
  return (
    <p className="ways">
      <span className="ways-phone">
        <PhoneIcon />
        <span>
          <RunningText text={phone} />
        </span>
      </span>
      <a className="ways-more" href="/kontakt">
        {site.contact}
      </a>
    </p>
  );
}
