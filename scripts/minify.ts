/**
 * Makes the browser's scripts as small as they go: the compiler's own minifier leaves a twentieth on the table. Of style
 * sheets it leaves a space before the value of every custom property.
 * And the server's code, in ASCII: Node keeps its source for good, with a single other character at two bytes each.
 * A script keeps its name, which is a hash of what the compiler wrote. Browsers keep it for a year under that name:
 * another version of terser alone may change the bytes, and who has the old ones keeps them, which do the same.
 */
import fs from "node:fs";
import path from "node:path";
import { transform } from "esbuild";
import { minify } from "terser";
import { SERVER_BUILD } from "./build.ts";

const FOLDER = "public/build";
/** Licences that ask to be handed on with the code: once, beside it. */
const LICENCES = path.join(FOLDER, "licences.txt");

const licences = new Set<string>();
const entries = fs.readdirSync(FOLDER, { recursive: true, encoding: "utf8" });
for (const name of entries.filter((entry) => entry.endsWith(".js"))) {
  const file = path.join(FOLDER, name);
  const code = fs.readFileSync(file, "utf8");
  for (const [comment] of code.matchAll(
    /\/\*[*!][\s\S]*?(?:@license|@preserve|Copyright)[\s\S]*?\*\//g,
  )) {
    licences.add(comment);
  }
  const result = await minify(code, {
    module: true,
    ecma: 2020,
    compress: { passes: 3, unsafe_arrows: true, pure_getters: true },
    format: { comments: false, ecma: 2020 },
  });
  fs.writeFileSync(file, result.code ?? code);
}
fs.writeFileSync(LICENCES, [...licences].join("\n\n"));

for (const name of entries.filter((entry) => entry.endsWith(".css"))) {
  const file = path.join(FOLDER, name);
  const code = fs.readFileSync(file, "utf8");
  // What the compiler leaves in custom properties, and in rules that it doesn't know.
  fs.writeFileSync(file, code.replaceAll(/(?<=[{;][\w-]+:) | (?=\{)|;(?=\})/g, ""));
}

const server = await transform(fs.readFileSync(SERVER_BUILD, "utf8"), {
  minifyWhitespace: true,
  minifySyntax: true,
  charset: "ascii",
  // So that a stack in the log still names a place.
  lineLimit: 120,
});
fs.writeFileSync(SERVER_BUILD, server.code);
