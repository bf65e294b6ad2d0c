import type { ReactNode } from "react";
import { LongWord } from "./long-word";
import { Words } from "./words";

type PageHeadProps = {
  title: string;
  lead: string;
  /** A drawing that stands on the line below the head. Without one, the line is a small roof there. */
  scene?: ReactNode;
  children?: ReactNode;
};

/** What a page begins with; `children` stand below the lead. */
export function PageHead({ title, lead, scene, children }: PageHeadProps) {
  return (
    <header className={scene ? "page-head page-head-scenic" : "page-head"}>
      <div className="page-words">
        <h1>
          <LongWord>{title}</LongWord>
        </h1>
        <p className="lead">
          <Words>{lead}</Words>
        </p>
        {children}
      </div>
      {scene && <div className="page-scene">{scene}</div>}
    </header>
  );
}
