import type { Page } from '@playwright/test';
import { allPages, builtHtml, testedPages } from '../pages.ts';
import { accessibilityViolations, displaysForTest, setDisplay } from './accessibility.ts';
import { expectedIslands } from './islands.ts';
import { expect, splitInto, test, textSizeSetter } from './page-helpers.ts';
import { horizontalOverflow } from './visit.ts';

/**
 * Width and height, and text size in percent. A window of 1280 px is 640 px wide at a zoom of 200%,
 * and 320 px at 400%.
 */
const sizes = [
  [320, 640, 100],
  [640, 800, 200],
  [1025, 800, 100],
  [1280, 800, 200],
  [2560, 1300, 100],
] as const;

const pagePaths = [...allPages(), '/no-such-page'];
const auditedPaths = [...testedPages(), '/no-such-page'];

async function open(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(path === '/no-such-page' ? 404 : 200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

/** Loads all pictures, including lazy ones, and expects that they decode. */
async function loadPictures(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  const incomplete = () =>
    page.evaluate(() =>
      [...document.images]
        .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
        .map(({ currentSrc }) => currentSrc),
    );
  await expect.poll(incomplete, path).toEqual([]);
}

for (const [index, path] of auditedPaths.entries()) {
  test(`${path} opens without error or accessibility violation, and fits widths from 320 to 2560 px`, async ({
    page,
    browserErrors,
  }) => {
    // Window sizes, each with a color scheme.
    for (const display of displaysForTest(index)) {
      await setDisplay(page, display);
      await open(page, path);
      await loadPictures(page, path);
      expect(await horizontalOverflow(page), display).toBeLessThanOrEqual(0);
      expect(await accessibilityViolations(page), display).toEqual([]);
    }
    const setTextSize = await textSizeSetter(page);
    for (const [width, height, percent] of sizes) {
      await setTextSize(percent);
      await page.setViewportSize({ width, height });
      expect(
        await horizontalOverflow(page),
        `overflow at ${width} px, text ${percent}%`,
      ).toBeLessThanOrEqual(0);
    }
    const expected404 = /\/no-such-page|status of 404/;
    expect(browserErrors.filter((error) => !expected404.test(error))).toEqual([]);
  });
}

for (const [part, paths] of splitInto(
  pagePaths.filter((path) => !auditedPaths.includes(path)),
  2,
).entries()) {
  test(`pages without an accessibility test open without error and fit a width of 320 px, part ${part + 1}`, async ({
    page,
    browserErrors,
  }) => {
    for (const path of paths) {
      await setDisplay(page, 'wideLight');
      await open(page, path);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await horizontalOverflow(page), path).toBeLessThanOrEqual(0);
    }
    expect(browserErrors).toEqual([]);
  });
}

test('each page has exactly the islands that islands.ts lists', () => {
  for (const path of allPages()) {
    const islands = [...builtHtml(path).matchAll(/component-export="(\w+)"/g)]
      .map(([, name]) => name)
      .sort();
    expect(islands, path).toEqual(expectedIslands(path));
  }
});
