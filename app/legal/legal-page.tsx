import type { ReactNode } from "react";
import type { Block, LegalDocument } from "../content/parties";
import { site } from "../content/site";
import { Heading, RunningText, Words } from "../german/words";
import { PageHead } from "../shell/page-parts";

/** A text with headings and a table of contents; `children` stand below the lead. */
export function LegalPage({
  document,
  scene,
  children,
}: {
  document: LegalDocument;
  scene: ReactNode;
  children?: ReactNode;
}) {
  const { title, lead, sections } = document;
  return (
    <article className="legal">
      <PageHead title={title} lead={lead} scene={scene}>
        {children}
      </PageHead>
      <nav className="legal-contents" aria-label={site.contents}>
        <h2>{site.contents}</h2>
        <Contents of={sections} />
        <details>
          <summary>{site.contents}</summary>
          <Contents of={sections} />
        </details>
      </nav>
      <div className="legal-text">
        {sections.map(({ id, heading, blocks }) => (
          <section key={id} id={id} aria-labelledby={`${id}-titel`}>
            <h2 id={`${id}-titel`}>
              <Heading>{heading}</Heading>
            </h2>
            <div>
              {blocks.map((block, index) => (
                <BlockView key={index} block={block} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </article>
  );
}

/** Once in sight and once folded up, for a phone: what is folded can't be opened by a style sheet everywhere. */
function Contents({ of }: { of: LegalDocument["sections"] }) {
  return (
    <ol>
      {of.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <span>
              <Words>{heading}</Words>
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case "paragraph":
      return (
        <p>
          <RunningText text={block.text} />
        </p>
      );
    case "subheading":
      return (
        <h3>
          <Heading>{block.text}</Heading>
        </h3>
      );
    case "lines":
      return (
        <p className="legal-lines">
          {block.lines.map((line, index) => (
            <span key={index}>
              <RunningText text={[line].flat()} />
            </span>
          ))}
        </p>
      );
    case "list":
      return (
        <ul>
          {block.items.map((item, index) => (
            <li key={index}>
              <RunningText text={item} />
            </li>
          ))}
        </ul>
      );
    case "facts":
      return (
        <dl>
          {block.rows.map(({ label, value }, index) => (
            <div key={index}>
              <dt>
                <Heading>{label}</Heading>
              </dt>
              <dd>
                <RunningText text={value} />
              </dd>
            </div>
          ))}
        </dl>
      );
  }
}
