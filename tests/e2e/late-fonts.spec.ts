import type { Browser, ViewportSize } from '@playwright/test';
import { pageKinds } from '../../bench/page-kinds.ts';
import { chromiumArguments, findTestBrowser } from '../../scripts/chromium.ts';
import { allPages } from '../pages.ts';
import { ensureLinuxFonts, environmentOf, type FontSet } from '../system-fonts.ts';
import { isFullRun } from '../test-scope.ts';
import { expect, holdRequests, recordLayoutShifts, test } from './page-helpers.ts';
import { desktop, newTab, phone, waitForFirstPaint } from './visit.ts';

/** Measuring tools round smaller shifts to 0.00. */
const SHIFT_LIMIT = 0.005;

/** Returns the layout shift of a page whose fonts load after its first paint. */
async function measureShift(
  browser: Browser,
  url: string,
  viewport: ViewportSize,
): Promise<number> {
  const context = await browser.newContext({ viewport });
  const page = await newTab(context);
  const readShift = await recordLayoutShifts(page);
  const releaseFonts = await holdRequests(page, '**/*.woff2');
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await waitForFirstPaint(page);
  releaseFonts();
  const shift = await readShift();
  const families = await page.evaluate(() =>
    [...document.fonts].flatMap(({ status, family }) => (status === 'loaded' ? family : [])),
  );
  // If the fonts did not load, the shift would always be 0.
  expect(families.join()).toContain('Special Gothic');
  await context.close();
  return shift;
}

const homeAndArticle = [pageKinds.home, pageKinds.article];
const sampledPaths: [FontSet, string[]][] = [
  ['windows', Object.values(pageKinds)],
  ['android', homeAndArticle],
  ['apple', homeAndArticle],
];
// Full runs test all pages, so this font set needs no sample.
if (isFullRun && ensureLinuxFonts()) sampledPaths.push(['linux', []]);

for (const [fontSet, sampled] of sampledPaths)
  test(`late fonts cause no layout shift with the system fonts of '${fontSet}'`, async ({
    playwright,
    desk,
  }) => {
    test.setTimeout(600_000);
    const browser = await playwright.chromium.launch({
      executablePath: findTestBrowser(),
      args: chromiumArguments,
      env: environmentOf(fontSet),
    });
    for (const viewport of [desktop, phone])
      for (const path of isFullRun ? allPages() : sampled)
        expect
          .soft(
            await measureShift(browser, desk.url + path, viewport),
            `${path}, ${viewport.width} px`,
          )
          .toBeLessThanOrEqual(SHIFT_LIMIT);
    await browser.close();
  });
