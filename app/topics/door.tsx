import { FinanceDoor, InsuranceDoor } from "../drawings/doors";
import { ArrowRight } from "../drawings/icons";
import { LongWord } from "../shell/long-word";
import { Words } from "../shell/words";

type DoorProps = {
  world: "insurance" | "finance";
  href: string;
  title: string;
  text: string;
  /** What the law wants said beside it. */
  notice?: string;
  action?: string;
  className?: string;
};

/** The way into one of the two worlds, with its tint and its drawing; all of it is the link. */
export function Door({ world, href, title, text, notice, action, className = "" }: DoorProps) {
  return (
    <a className={`door door-${world} ${className}`.trim()} href={href}>
      <span className="door-scene">
        {world === "insurance" ? <InsuranceDoor /> : <FinanceDoor />}
      </span>
      <span className="door-words">
        <strong className="door-title">
          <LongWord>{title}</LongWord>
        </strong>
        <span className="door-body">
          <span className="door-text">
            <Words>{text}</Words>
          </span>
          {notice && <strong className="door-text door-notice">{notice}</strong>}
          <span className="door-action">
            <span className="door-arrow">
              <ArrowRight />
            </span>
            {action && <span className="door-label">{action}</span>}
          </span>
        </span>
      </span>
    </a>
  );
}
