/**
 * Bundles the operator's commands into build/commands, since the container image has the build alone.
 * Packages stay outside, as in the site's own build; the example of the settings, which `init` writes, is taken in as text.
 */
import { build } from "esbuild";

export const COMMANDS = ["check", "enquiries", "init"] as const;

await build({
  entryPoints: COMMANDS.map((name) => ({ in: `app/commands/${name}.server.ts`, out: name })),
  outdir: "build/commands",
  bundle: true,
  packages: "external",
  platform: "node",
  format: "esm",
  target: "node22",
  loader: { ".example": "text" },
  logLevel: "warning",
});
