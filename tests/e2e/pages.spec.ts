import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pageKinds } from '../../bench/page-kinds.ts';
import { isExhaustive } from '../breadth.ts';
import { allPages, builtHtml } from '../pages.ts';
import { islandsOn } from './islands.ts';
import { expect, test, textSizes } from './states.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };
const screens = [
  { name: '1440 px, light', viewport: wide, colorScheme: 'light' },
  { name: '390 px, dark', viewport: narrow, colorScheme: 'dark' },
  { name: '1440 px, dark', viewport: wide, colorScheme: 'dark' },
  { name: '390 px, light', viewport: narrow, colorScheme: 'light' },
] as const;
/** Width, height, text in percent. 640 px is a screen of 1280 px at 200% zoom, 320 px the same at 400%. */
const sizes = [
  [320, 640, 100],
  [640, 800, 200],
  [1025, 800, 100],
  [1280, 800, 200],
  [2560, 1300, 100],
] as const;
const kinds = new Set<string>(Object.values(pageKinds));

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** One page of each kind is opened on the first two screens, the others by turns on one of them. */
const screensOf = (path: string, index: number) => {
  if (isExhaustive) return screens;
  return kinds.has(path) ? screens.slice(0, 2) : screens.slice(index % 2, (index % 2) + 1);
};

for (const [index, path] of [...allPages(), '/no-such-page'].entries()) {
  test(`${path} opens without a complaint, without an accessibility fault and without sideways scroll from 320 to 2560 px`, async ({ page, complaints }) => {
    for (const { name, viewport, colorScheme } of screensOf(path, index)) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const response = await page.goto(path);
      expect(response?.status(), name).toBe(path === '/no-such-page' ? 404 : 200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      // Pictures below the fold are fetched as well: a missing one would be a complaint.
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode()));
      });
      expect(await sideways(page), `${name}: sideways scroll`).toBeLessThanOrEqual(0);
      // In one go, without a second page to put the results of frames together: there are no frames.
      const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode(true).analyze();
      expect(
        violations.map(({ id, nodes }) => `${name}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
        name,
      ).toEqual([]);
    }
    const setTextSize = await textSizes(page);
    for (const [width, height, percent] of sizes) {
      await setTextSize(percent);
      await page.setViewportSize({ width, height });
      expect(await sideways(page), `sideways scroll at ${width} px, text ${percent}%`).toBeLessThanOrEqual(0);
    }
    expect(complaints.filter((complaint) => !complaint.includes('/no-such-page') && !complaint.includes('status of 404'))).toEqual([]);
  });
}

test('each page has the islands it should have, and no other', () => {
  for (const path of allPages()) {
    const found = [...builtHtml(path).matchAll(/component-export="(\w+)"/g)].map((match) => match[1]).sort();
    expect({ path, found }).toEqual({ path, found: islandsOn(path) });
  }
});
