import type { Browser } from '@playwright/test';
import { pageKinds } from '../../bench/page-kinds.ts';
import { chromiumArguments, findTestBrowser } from '../../scripts/chromium.ts';
import { routes } from '../../src/routes.ts';
import { environmentOf, type Machine, provideNimbus } from '../machine-fonts.ts';
import { allPages } from '../pages.ts';
import { isExhaustive } from '../test-scope.ts';
import { expect, test } from './site.ts';

/** Tools round smaller shifts to 0.00. */
const SHIFT_LIMIT = 0.005;
const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/**
 * Layout shift of a page whose fonts load after its first paint.
 * @param changeCss changes its style sheets
 */
async function shiftOf(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
  changeCss?: (css: string) => string,
): Promise<number> {
  const context = await browser.newContext({ viewport, bypassCSP: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      sessionStorage.setItem('visit', 'started');
      const shifts: { value: number }[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) =>
        shifts.push(...(list.getEntries() as (PerformanceEntry & { value: number })[])),
      ).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    if (changeCss)
      // Removes the integrity hashes, which reject a changed style sheet.
      await page.route(
        ({ href }) => href === url || href.endsWith('.css'),
        async (route) => {
          const response = await route.fetch();
          await route.fulfill({
            response,
            body: changeCss((await response.text()).replaceAll(/ integrity="[^"]*"/g, '')),
          });
        },
      );
    const fonts = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await fonts.promise;
      await route.continue();
    });
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    fonts.resolve();
    return await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frames = 0; frames < 3; frames += 1)
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const loaded = [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family);
      if (!loaded.some((family) => family.includes('Special Gothic')))
        throw new Error('The display font did not load.');
      return (window as unknown as { shifts: { value: number }[] }).shifts.reduce(
        (sum, { value }) => sum + value,
        0,
      );
    });
  } finally {
    await context.close();
  }
}

const machines: [Machine, string[]][] = [
  ['desktop', isExhaustive ? allPages() : Object.values(pageKinds)],
  ['android', isExhaustive ? allPages() : [pageKinds.home, pageKinds.article]],
  ['apple', isExhaustive ? allPages() : [pageKinds.home, pageKinds.article]],
  ['linux', isExhaustive && provideNimbus() ? allPages() : []],
];

for (const [machine, paths] of machines) {
  if (paths.length === 0) continue;
  test(`late fonts cause no layout shift with the system fonts of '${machine}'`, async ({
    playwright,
    desk,
  }) => {
    test.setTimeout(600_000);
    const browser = await playwright.chromium.launch({
      executablePath: findTestBrowser(),
      args: chromiumArguments,
      env: environmentOf(machine),
    });
    try {
      const moved: string[] = [];
      for (const viewport of screens)
        for (const path of paths) {
          const shift = await shiftOf(browser, desk.url + path, viewport);
          if (shift > SHIFT_LIMIT)
            moved.push(`${path} at ${viewport.width} px: ${shift.toFixed(4)}`);
        }
      expect(moved).toEqual([]);
    } finally {
      await browser.close();
    }
  });
}

test('detects the shift of a fallback font of another width', async ({ browser, desk }) => {
  const wider = (css: string) => css.replaceAll('size-adjust:98.7%', 'size-adjust:125%');
  expect(
    await shiftOf(browser, desk.url + routes.home, { width: 1440, height: 900 }, wider),
  ).toBeGreaterThan(SHIFT_LIMIT);
});
