/** `node scripts/make/schema.ts`: writes the JSON schema of the profile, which editors read. A test keeps it in step. */
import fs from "node:fs";
import { format } from "prettier";
import { profileJsonSchema } from "../../app/broker/profile.server.ts";

const FILE = "app/broker/profile.schema.json";
const text = await format(JSON.stringify(profileJsonSchema()), { parser: "json", printWidth: 100 });
fs.writeFileSync(FILE, text);
console.log(`${FILE} written`);
