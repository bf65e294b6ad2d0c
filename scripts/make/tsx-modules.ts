/** Lets a script import the site's components: Node strips types, but knows neither JSX nor bare endings. */
import fs from "node:fs";
import { registerHooks } from "node:module";
import ts from "typescript";

registerHooks({
  resolve(specifier, context, nextResolve) {
    const files = [".tsx", ".ts"].flatMap((ending) =>
      specifier.startsWith(".") ? new URL(specifier + ending, context.parentURL) : [],
    );
    return nextResolve(files.find((file) => fs.existsSync(file))?.href ?? specifier, context);
  },
  load(url, context, nextLoad) {
    if (!url.endsWith(".tsx")) return nextLoad(url, context);
    const { outputText } = ts.transpileModule(fs.readFileSync(new URL(url), "utf8"), {
      compilerOptions: {
        jsx: ts.JsxEmit.ReactJSX,
        module: ts.ModuleKind.ESNext,
        target: ts.ScriptTarget.ES2022,
      },
    });
    return { format: "module", source: outputText, shortCircuit: true };
  },
});
