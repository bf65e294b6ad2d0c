import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "~": new URL("../app", import.meta.url).pathname } },
  test: {
    root: new URL("..", import.meta.url).pathname,
    include: ["app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "tests/integration/**/*.test.ts"],
    globalSetup: "tests/support/temporary.ts",
    // What hangs has to end some time; no test may fail because the machine is busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Integration tests start servers of their own; two files at a time leave them room.
    maxWorkers: 2,
  },
});
