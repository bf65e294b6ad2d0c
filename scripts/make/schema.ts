/** `node scripts/make/schema.ts`: writes the JSON schemas of a site's files, which editors read. A test keeps them in step. */
import fs from "node:fs";
import { format } from "prettier";
import "./tsx-modules.ts";

// After the hooks that let Node resolve what they import.
const { lookSchema } = await import("../../app/broker/look.server.ts");
const { profileJsonSchema } = await import("../../app/broker/profile.server.ts");
const { topicFiles } = await import("../../app/content/items.server.ts");
const { textFiles, textJsonSchema } = await import("../../app/content/texts.server.ts");

await write("broker", profileJsonSchema());
for (const [name, schema] of Object.entries({ site: lookSchema, ...textFiles, ...topicFiles })) {
  await write(name, textJsonSchema(name, schema));
}

async function write(name: string, schema: object) {
  const file = `site/schemas/${name}.schema.json`;
  const text = await format(JSON.stringify(schema), { parser: "json", printWidth: 100 });
  fs.writeFileSync(file, text);
  console.log(`${file} written`);
}
