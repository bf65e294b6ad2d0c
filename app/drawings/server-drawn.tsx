/**
 * Drawings that only the server draws. They never change, and as code they would be a tenth of what a page
 * with scripts loads: so the page carries them, and scripts leave them, or take them from there.
 */

/** SVG as text; undefined in the browser, where modules of the server's are empty. */
type Markup = string | undefined;

const onServer = typeof document === "undefined";
const templateId = (slug: string) => `bild-${slug}`;

/** A drawing that stays as it was sent. */
export function ServerDrawn({ markup }: { markup: Markup }) {
  return <Drawn html={markup ?? ""} />;
}

/** The drawing of the chosen item, which scripts exchange. */
export function ChosenDrawing({ slug, markup }: { slug: string; markup: Markup }) {
  const html = onServer ? markup : document.getElementById(templateId(slug))?.innerHTML;
  return <Drawn key={slug} html={html ?? ""} />;
}

/** All drawings of a page, out of sight, for `ChosenDrawing` to take. */
export function DrawingStore({ markups }: { markups: Record<string, string> | undefined }) {
  const templates = Object.entries(markups ?? {}).map(
    ([slug, markup]) => `<template id="${templateId(slug)}">${markup}</template>`,
  );
  return <Drawn html={templates.join("")} />;
}

/** React leaves this content alone when it takes the page over, even if its own is empty. */
function Drawn({ html }: { html: string }) {
  return (
    <span className="drawn" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
}
