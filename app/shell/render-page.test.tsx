import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, sourceOf } from "../door/security-headers.server";
import { InlineScript } from "./scripts";
import { renderPage } from "./render-page.server";

const OWN = "own()";
const FOREIGN = "foreign()";

describe("a page's scripts", () => {
  it("are allowed where the site wrote them, and nowhere else", () => {
    const { html, sources } = renderPage(
      <>
        <InlineScript code={OWN} />
        <div dangerouslySetInnerHTML={{ __html: `<script>${FOREIGN}</script>` }} />
      </>,
    );
    expect(html).toContain(`<script>${FOREIGN}</script>`);
    expect(sources).toEqual([sourceOf(OWN)]);
  });

  it("that hold what ends a script are refused as a whole", () => {
    // What a browser takes for the script, and for the one after it, isn't what was hashed.
    const { sources } = renderPage(<InlineScript code={`own()</script><script>${FOREIGN}`} />);
    expect(sources).not.toContain(sourceOf("own()"));
    expect(sources).not.toContain(sourceOf(FOREIGN));
  });

  it("of one page aren't allowed in the next", () => {
    renderPage(<InlineScript code={FOREIGN} />);
    expect(renderPage(<InlineScript code={OWN} />).sources).toEqual([sourceOf(OWN)]);
  });

  it("that come from the development server carry its nonce", () => {
    expect(renderPage(<InlineScript code={OWN} />, "n1").sources).toEqual([
      sourceOf(OWN),
      "'nonce-n1'",
    ]);
  });
});

it("the policy takes hashes and nonces, and nothing that would open it", () => {
  const policy = contentSecurityPolicy({
    https: false,
    scriptSources: [sourceOf(OWN), "'unsafe-inline'", "*", "'sha256-a'; script-src *", ""],
  });
  expect(policy).toContain(`script-src 'self' ${sourceOf(OWN)};`);
});
