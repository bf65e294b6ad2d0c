import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "~": new URL("../app", import.meta.url).pathname } },
  test: {
    root: new URL("..", import.meta.url).pathname,
    include: ["app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "tests/integration/**/*.test.ts"],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Integration tests start servers of their own; two files at a time leave them room.
    maxWorkers: 2,
  },
});
