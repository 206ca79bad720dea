import { expect, test } from "./fixtures.ts";

for (const path of ["/privacy", "/terms", "/cookies"]) {
  test(`103–105: ${path} leads home and to an address, and says how old it is`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
    await expect(
      main.getByRole("link", { name: "info@musicdirector.example" }).first(),
    ).toHaveAttribute("href", /^mailto:info@musicdirector\.example/);
    await expect(main).toContainText("May 1, 2025");
  });
}
