import fs from "node:fs";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";
import { rooms } from "./scripts/rooms.ts";

/** Modules in these are drawn and run in the browser; what else gets into a script, bundle.test.ts sees. */
const IN_BROWSER = ["entry.client", "form", "topics", "shell", "drawings"];
const serverPart = {
  regex: "\\.server(?:\\.tsx?)?$",
  allowTypeImports: true,
  message: "The browser gets this module, and that one belongs to the server.",
};

/** Imports between the rooms of app/ go along the arrows of scripts/rooms.ts alone. */
function roomRules([room, may]) {
  const isFolder = fs.existsSync(new URL(`app/${room}/`, import.meta.url));
  const files = [isFolder ? `app/${room}/**/*.{ts,tsx}` : `app/${room}.{ts,tsx}`];
  // How far they are, commands tell as the scripts do that run without a build.
  const beside = room === "commands" ? "(?!\\.\\./scripts/progress$)" : "";
  const allowed = may.map((name) => name.replace(".", "\\.")).join("|");
  const otherRoom = {
    regex: `^${isFolder ? "\\.\\./" : "\\./"}${beside}(?!(?:${allowed})(?:/|\\.tsx?$|$))(?!.*\\.(?:css|woff2|yaml|json|example)$)`,
    message: `app/${room} may import only from: ${may.join(", ") || "no other room"}.`,
  };
  const only = (...patterns) => ({
    "@typescript-eslint/no-restricted-imports": ["error", { patterns }],
  });
  const browserToo = IN_BROWSER.includes(room) ? [serverPart] : [];
  // Where both apply, the second replaces the first.
  return [
    { files, ignores: ["**/*.test.*"], rules: only(otherRoom) },
    { files, ignores: ["**/*.test.*", "**/*.server.*"], rules: only(otherRoom, ...browserToo) },
  ];
}

export default tseslint.config(
  { ignores: [".cache/", "build/", "public/build/", "data/", "test-results/"] },
  { languageOptions: { globals: { ...globals.node } } },
  {
    files: ["**/*.ts", "**/*.tsx"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // Shapes of data are types here; interfaces are what a class can implement.
      "@typescript-eslint/consistent-type-definitions": "off",
      // A number in a sentence is what template strings are for.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // An environment's variables are read by names that the type system can't know.
      "@typescript-eslint/dot-notation": "off",
      // With noUncheckedIndexedAccess, an index that a loop has just tested must be asserted again.
      "@typescript-eslint/no-non-null-assertion": "off",
      // Verbs of the outbox are asynchronous for the sake of other databases.
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // json(…) is Remix 2's own way while single fetch is off, see docs/decisions/0001-remix-2.md.
      "@typescript-eslint/no-deprecated": [
        "error",
        { allow: [{ from: "package", name: "json", package: "@remix-run/server-runtime" }] },
      ],
      // A redirect or a response is thrown by Remix's own convention.
      "@typescript-eslint/only-throw-error": "off",
    },
  },
  {
    files: ["tests/**/*.ts", "**/*.test.ts"],
    rules: {
      // expect.any(…) is typed as any.
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-empty-function": "off",
    },
  },
  {
    files: ["app/**/*.tsx"],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat["recommended-latest"]],
  },
  ...Object.entries(rooms).flatMap(roomRules),
);
