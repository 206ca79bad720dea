import { test as base, expect } from "@playwright/test";

/** Paths are those of the shared site; a page that logs an error to its console fails the test. */
export const test = base.extend<{ baseURL: string; quietConsole: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  baseURL: async ({}, use) => use(process.env.E2E_BASE_URL ?? ""),
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        const isStatus = message.text().startsWith("Failed to load resource");
        if (message.type() === "error" && !isStatus) errors.push(message.text());
      });
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
