import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isExhaustive } from '../breadth.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const screens = { wideLight: [1440, 900, 'light'], wideDark: [1440, 900, 'dark'], narrowLight: [390, 844, 'light'], narrowDark: [390, 844, 'dark'] } as const;

/** What axe finds in the state the page is in, a line each. */
export async function faultsOf(page: Page): Promise<string[]> {
  // Violations alone: to describe all that passed takes axe as long again. In one go, without a second page for the results of frames: there are no frames.
  const axe = new AxeBuilder({ page }).options({ runOnly: rules, resultTypes: ['violations'] }).setLegacyMode(true);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** No accessibility fault in the state the page is in, in the given sizes and schemes; in the last of them where not everything is tried. */
export async function expectNoFaults(page: Page, ...wanted: (keyof typeof screens)[]): Promise<void> {
  for (const name of isExhaustive ? wanted : wanted.slice(-1)) {
    const [width, height, colorScheme] = screens[name];
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colors that are still on their way have the contrast of neither end.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    expect(await faultsOf(page), name).toEqual([]);
  }
}
