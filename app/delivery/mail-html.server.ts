/**
 * The HTML part of a mail: one column in the site's colours, by day and by night. Tables and inline styles, since that
 * is what mail programs understand; those that know the dark scheme take the style in the head. Nothing is loaded.
 */
import { coloursOf, paletteOf, type Look } from "../broker/look.server";
import { linkOf, plainText, type Inline } from "../german/words";

const TEXT = "'Source Sans 3','Source Sans Pro','Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const DISPLAY = "Fraunces,Georgia,'Times New Roman',serif";

/** By class: what is painted with which of the site's colours, by day and by night. */
const PAINT = {
  ground: ["background", "paper", "paper"],
  sheet: ["background", "raised", "raised"],
  box: ["background", "sage", "sage"],
  line: ["background", "amber-line", "amber-line"],
  ink: ["color", "ink", "ink"],
  soft: ["color", "ink-soft", "ink-soft"],
  title: ["color", "petrol", "ink"],
  link: ["color", "petrol", "ink"],
  rule: ["border-color", "tint-sage", "tint-sage"],
} as const;
type Painted = keyof typeof PAINT;

export type Row = { label: string; value: Inline[] };

/** A link that stands alone, and what it does. */
export type LinkRow = { text: string; note: string; href: string };

/** What a mail is put together from; all words get escaped. */
export function mailParts(look: Look) {
  const { light, dark } = paletteOf(coloursOf(look));

  /** The attributes of an element that is painted, with other styles after that. */
  function paint(painted: readonly Painted[], style = ""): string {
    const colours = painted.map((name) => {
      const [property, token] = PAINT[name];
      return `${property}:${light[token]};`;
    });
    return `class="${painted.join(" ")}" style="${colours.join("")}${style}"`;
  }

  const night = Object.entries(PAINT).map(([name, [property, , token]]) => {
    return `.${name}{${property}:${dark[token]}!important}`;
  });

  function inline(text: readonly Inline[]): string {
    return text
      .map((part) => {
        const link = linkOf(part);
        if (!link) return escapeHtml(plainText([part]));
        const whole = link.href.startsWith("tel:") ? "white-space:nowrap" : "";
        return `<a href="${escapeHtml(link.href)}" ${paint(["link"], whole)}>${escapeHtml(link.text)}</a>`;
      })
      .join("");
  }

  const text = (painted: Painted, style: string) => (words: readonly Inline[]) =>
    `<p ${paint([painted], `margin:0 0 12px;${style}`)}>${inline(words)}</p>`;
  const paragraph = text("ink", "font-size:17px;line-height:26px");

  return {
    inline,
    paragraph,
    strong: text("ink", "font-size:17px;line-height:26px;font-weight:bold"),
    small: text("soft", "font-size:15px;line-height:22px"),

    title: (words: string) =>
      `<h1 ${paint(["title"], `margin:0 0 10px;font:bold 27px/33px ${DISPLAY}`)}>${escapeHtml(words)}</h1>`,

    heading: (words: string) =>
      `<h2 ${paint(["title", "rule"], `margin:28px 0 10px;border-style:solid;border-width:1px 0 0;padding-top:20px;font:bold 19px/25px ${DISPLAY}`)}>${escapeHtml(words)}</h2>`,

    /** In the writer's own lines. */
    quote: (words: string) =>
      `<p ${paint(["box", "ink"], "margin:0 0 12px;padding:14px 18px;border-radius:8px;font-size:17px;line-height:26px")}>${escapeHtml(words).replaceAll("\n", "<br>")}</p>`,

    rows: (rows: readonly Row[]) =>
      [
        '<table role="presentation" cellpadding="0" cellspacing="0" style="margin:12px 0">',
        ...rows.map(
          ({ label, value }) =>
            `<tr><td ${paint(["soft"], "padding:5px 20px 5px 0;white-space:nowrap;vertical-align:top;font-size:15px;line-height:26px")}>${escapeHtml(label)}</td><td ${paint(["ink"], "padding:5px 0;vertical-align:top;font-size:17px;line-height:26px")}>${inline(value)}</td></tr>`,
        ),
        "</table>",
      ].join("\n"),

    /** Quiet, but each as high as a thumb needs it. */
    links: (note: string, rows: readonly LinkRow[]) =>
      [
        `<p ${paint(["soft", "rule"], "margin:28px 0 0;border-style:solid;border-width:1px 0 0;padding:20px 0 8px;font-size:15px;line-height:22px")}>${escapeHtml(note)}</p>`,
        '<table role="presentation" width="100%" cellpadding="0" cellspacing="0">',
        ...rows.map(
          ({ text, note, href }) =>
            `<tr><td ${paint(["rule"], "border-style:solid;border-width:1px 0 0")}><a href="${escapeHtml(href)}" ${paint(["soft"], "display:block;padding:13px 0;font-size:15px;line-height:22px;text-decoration:none")}><span ${paint(["link"], "text-decoration:underline")}>${escapeHtml(text)}</span>&nbsp; ${escapeHtml(note)}</a></td></tr>`,
        ),
        "</table>",
      ].join("\n"),

    list: (kind: "ol" | "ul", items: readonly (readonly Inline[])[]) =>
      `<${kind} ${paint(["ink"], "margin:0 0 12px;padding:0 0 0 24px;font-size:17px;line-height:26px")}>${items
        .map((item) => `<li style="margin:0 0 6px">${inline(item)}</li>`)
        .join("")}</${kind}>`,

    /** The whole part: `from` over the line that runs from edge to edge, `parts` below it, `foot` in lines at the end. */
    page: ({
      title,
      from,
      parts,
      foot,
    }: {
      title: string;
      from: string;
      parts: readonly string[];
      foot: readonly string[];
    }) =>
      [
        '<!doctype html><html lang="de"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
        `<title>${escapeHtml(title)}</title>`,
        `<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${night.join("")}}</style></head>`,
        `<body ${paint(["ground", "ink"], `margin:0;overflow-wrap:anywhere;font-family:${TEXT}`)}>`,
        `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${paint(["ground"])}>`,
        '<tr><td align="center" style="padding:20px 16px 12px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px"><tr>',
        `<td ${paint(["title"], `padding:0 8px;font:bold 17px/22px ${DISPLAY}`)}>${escapeHtml(from)}</td></tr></table></td></tr>`,
        `<tr><td height="3" ${paint(["line"], "height:3px;font-size:0;line-height:0")}>&nbsp;</td></tr>`,
        '<tr><td align="center" style="padding:20px 16px 32px">',
        `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${paint(["sheet"], "max-width:600px;border-radius:10px")}><tr><td style="padding:26px 24px 14px">`,
        ...parts,
        "</td></tr></table>",
        '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px"><tr>',
        `<td ${paint(["soft"], "padding:16px 8px 0;font-size:14px;line-height:21px")}>${foot.map(escapeHtml).join("<br>")}</td></tr></table>`,
        "</td></tr></table></body></html>",
      ].join("\n"),
  };
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
