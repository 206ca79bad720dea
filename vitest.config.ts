import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,server,backend,supabase,scripts,test}/**/*.test.{ts,tsx}"],
    globalSetup: ["test/global-setup.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // On two cores: a third of the time a test waits, for a database or a mail server.
    maxWorkers: 3,
    silent: "passed-only",
  },
});
