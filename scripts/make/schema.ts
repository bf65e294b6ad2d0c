/** `node scripts/make/schema.ts`: writes the JSON schemas of a site's files, which editors read. A test keeps them in step. */
import fs from "node:fs";
import { format } from "prettier";
import { profileJsonSchema } from "../../app/broker/profile.server.ts";

const schemas = { broker: profileJsonSchema() };

for (const [name, schema] of Object.entries(schemas)) {
  const file = `site/schemas/${name}.schema.json`;
  const text = await format(JSON.stringify(schema), { parser: "json", printWidth: 100 });
  fs.writeFileSync(file, text);
  console.log(`${file} written`);
}
