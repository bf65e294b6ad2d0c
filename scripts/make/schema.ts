/**
 * `node scripts/make/schema.ts`: writes the JSON schemas of the profile and of the files of texts, which editors read.
 * Tests keep them in step.
 */
import fs from "node:fs";
import path from "node:path";
import { format } from "prettier";
import "./tsx-modules.ts";

// After the hooks that let Node resolve what they import.
const { profileJsonSchema } = await import("../../app/broker/profile.server.ts");
const { textFiles, textJsonSchema } = await import("../../app/content/texts.server.ts");

await write("app/broker/profile.schema.json", profileJsonSchema());
for (const file of Object.keys(textFiles) as (keyof typeof textFiles)[]) {
  await write(`site/schemas/${file.replace(/yaml$/, "schema.json")}`, textJsonSchema(file));
}

async function write(file: string, schema: object) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const text = await format(JSON.stringify(schema), { parser: "json", printWidth: 100 });
  fs.writeFileSync(file, text);
  console.log(`${file} written`);
}
