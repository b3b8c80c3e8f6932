import { globSync } from 'node:fs';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { isEnabled } from '../../src/routes.ts';
import { expect, test } from './fixtures.ts';
import { waitForPaint } from './visit.ts';

export { expect, test };

/** Skips tests of a page that is switched off. */
export const skipIfOff = (path: string) =>
  test.skip(!isEnabled(path), 'Switched off in site.config.ts');

/** Turns motion on. `npm test` runs with reduced motion by default, `npm run test:all` without. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/**
 * Records layout shifts in documents that load from now on.
 * @returns a function that waits for fonts and sums the document's shifts since the previous call
 */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  return () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const shifts: { value: number }[] = Reflect.get(window, 'shifts').splice(0);
      return shifts.reduce((sum, { value }) => sum + value, 0);
    });
}

/** Matches the URL of a script. @throws if the build has no such script */
export function scriptUrl(name: string): RegExp {
  if (globSync(`dist/_astro/${name}.*.js`).length === 0)
    throw new Error(`dist/_astro contains no script ${name}.`);
  return new RegExp(`/_astro/${name}\\.`);
}

export const blockPageScript = (page: Page) =>
  page.route(scriptUrl('page-script'), (route) => route.abort());

/** Records the matching URLs that the page requests from now on. */
export function recordRequests(page: Page, pattern: RegExp): string[] {
  const urls: string[] = [];
  page.on('request', (request) => pattern.test(request.url()) && urls.push(request.url()));
  return urls;
}

/** Delays requests for a URL. @returns a function that releases them */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export const holdPageScript = (page: Page) => holdRequests(page, scriptUrl('page-script'));

export const hrefsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

export const storedValue = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Whether focus is in an open dialog, or in the browser's toolbar (`body` is then active). */
export const isFocusTrapped = (page: Page) =>
  page.evaluate(
    () =>
      document.activeElement === document.body ||
      document.activeElement?.closest('dialog[open]') !== null,
  );

export async function expectTabsTrapped(page: Page, presses: number): Promise<void> {
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    expect(await isFocusTrapped(page)).toBe(true);
  }
}

export const playButton = (page: Page) => page.getByRole('button', { name: 'Play the video' });

export const pointOutsidePopups = [12, 450] as const;

/** Expects that a popup traps focus and that the page behind does not scroll. */
export async function expectFocusTrap(page: Page, popup: Locator): Promise<void> {
  await expect(popup).toBeVisible();
  const initialScrollY = await page.evaluate(() => scrollY);
  await expectTabsTrapped(page, 6);
  await page.mouse.move(...pointOutsidePopups);
  await page.mouse.wheel(0, 300);
  const linkBehind = page.locator('main a').first();
  await linkBehind.evaluate((link: HTMLElement) => link.focus());
  await expect(linkBehind).not.toBeFocused();
  await waitForPaint(page);
  expect(await page.evaluate(() => scrollY)).toBe(initialScrollY);
}

/** Splits a list into at most `parts` parts, for parallel tests. */
export function splitInto<Item>(items: Item[], parts: number): Item[][] {
  const size = Math.ceil(items.length / parts);
  return Array.from({ length: parts }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  ).filter((part) => part.length > 0);
}

/** Opens a tab with the intro (which the fixture `page` skips), motion and a paused clock. */
export async function newVisit(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install({ time: '2025-01-01T10:00:00' });
  await page.clock.pauseAt('2025-01-01T10:00:01');
  return page;
}

/**
 * Controls the browser's text size, which `rem` and media queries use.
 * @returns a function that sets the text size in percent
 */
export async function textSizeSetter(page: Page): Promise<(percent: number) => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  return async (percent) => {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
  };
}

/** Replaces text nodes by elements, as browsers do when they translate a page. */
export const translatePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const element = document.createElement('font');
      text.replaceWith(element);
      element.append(text.data);
    }
  });
