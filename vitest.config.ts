import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,server,backend,supabase,scripts,test}/**/*.test.{ts,tsx}"],
    globalSetup: ["test/global-setup.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Each file of the database tests holds a PGlite of its own: two at a time fit two cores.
    maxWorkers: 2,
    silent: "passed-only",
  },
});
