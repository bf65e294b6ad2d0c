/** Lets a script import the site's modules: Node strips types, but knows neither JSX nor bare endings, nor JSON that doesn't say so. */
import fs from "node:fs";
import { registerHooks } from "node:module";
import ts from "typescript";

registerHooks({
  resolve(specifier, context, nextResolve) {
    const [file] = specifier.startsWith(".")
      ? [".tsx", ".ts"]
          .map((ending) => new URL(specifier + ending, context.parentURL))
          .filter((candidate) => fs.existsSync(candidate))
      : [];
    return nextResolve(file?.href ?? specifier, context);
  },
  load(url, context, nextLoad) {
    if (url.endsWith(".json")) {
      return nextLoad(url, { ...context, importAttributes: { type: "json" } });
    }
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
