import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isFullRun } from '../test-scope.ts';
import { desktop, phone } from './visit.ts';

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const displays = {
  wideLight: [desktop, 'light'],
  wideDark: [desktop, 'dark'],
  narrowLight: [phone, 'light'],
  narrowDark: [phone, 'dark'],
} as const;

type Display = keyof typeof displays;
export const allDisplays = Object.keys(displays) as Display[];

/** With `test:all`, returns all displays; otherwise one, which alternates between tests. */
export const displaysForTest = (testIndex: number): Display[] =>
  isFullRun ? allDisplays : [testIndex % 2 === 0 ? 'wideLight' : 'narrowDark'];

/** Sets window size and color scheme, and reduces motion. */
export async function setDisplay(page: Page, name: Display): Promise<void> {
  const [viewport, colorScheme] = displays[name];
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}

/** Returns axe's violations, one line per rule. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  // Reporting only violations halves the run time. Legacy mode does not open another page, which
  // axe would need only for frames.
  const axe = new AxeBuilder({ page })
    .options({ runOnly: axeTags, resultTypes: ['violations'] })
    .setLegacyMode(true);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/**
 * Expects no violation on the given displays, by default `wideLight` and `narrowDark`. Without
 * `test:all`, tests only the last one. Leaves the page with the last display's size and colors.
 */
export async function expectNoAccessibilityViolations(
  page: Page,
  ...given: Display[]
): Promise<void> {
  const names = given.length > 0 ? given : (['wideLight', 'narrowDark'] as const);
  for (const name of isFullRun ? names : names.slice(-1)) {
    await setDisplay(page, name);
    // Waits for transitions of colors, during which axe cannot determine the contrast.
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
    );
    expect(await accessibilityViolations(page), name).toEqual([]);
  }
}
