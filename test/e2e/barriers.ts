import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";

/** Widths of a phone, a tablet and a desktop, in CSS pixels. */
const widths = [360, 768, 1440];
const schemes = ["light", "dark"] as const;
const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

const contrast = ["color-contrast", "link-in-text-block"];

type Options = {
  schemes?: readonly ("light" | "dark")[];
  audited?: number[];
  /** A mail has no landmarks, and needs none. */
  isMail?: boolean;
};

/**
 * Nothing is wider than the window at any width, and axe finds nothing at those `audited` (by default
 * the narrowest and the widest, since layouts in between are made of the same parts). The dark scheme
 * has other colors and nothing else, so there only contrast is audited.
 */
export async function expectNoBarrier(page: Page, options: Options = {}): Promise<void> {
  const { audited = [360, 1440] } = options;
  for (const colorScheme of options.schemes ?? schemes) {
    await page.emulateMedia({ colorScheme });
    for (const width of colorScheme === "light" ? widths : audited) {
      await page.setViewportSize({ width, height: 900 });
      const where = `${page.url()} ${width} ${colorScheme}`;
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, where).toBeLessThanOrEqual(0);
      if (!audited.includes(width)) continue;
      const axe = new AxeBuilder({ page });
      const rules = options.isMail ? wcag : [...wcag, "best-practice"];
      const audit = colorScheme === "dark" ? axe.withRules(contrast) : axe.withTags(rules);
      const { violations } = await audit.analyze();
      const found = violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
      expect(found, where).toEqual([]);
    }
  }
}
