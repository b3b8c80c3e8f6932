import type { Page } from '@playwright/test';
import { pageKinds } from '../../bench/page-kinds.ts';
import { routes } from '../../src/routes.ts';
import { countBytes, type PageBytes } from '../page-bytes.ts';
import { allPages } from '../pages.ts';
import { openForm } from './forms.ts';
import { approach, expect, test } from './site.ts';

const kilobyte = 1024;
/** Below this a shift is 0.00 to those who report it. */
const SHIFT_LIMIT = 0.005;

/** Bytes that go over the wire while a page is opened and, with `act`, used. */
async function bytesOf(page: Page, path: string, act?: () => Promise<void>): Promise<PageBytes> {
  const count = countBytes(page);
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await act?.();
  if (act) await page.waitForLoadState('networkidle');
  return count();
}

test('a page left alone loads at most 5 KB of script', async ({ browser, baseURL }) => {
  // Every page of the site, each with nothing in the cache.
  test.setTimeout(300_000);
  for (const path of allPages()) {
    const page = await browser.newPage({ baseURL });
    expect({ path, small: (await bytesOf(page, path)).script <= 5 * kilobyte }).toEqual({ path, small: true });
    await page.close();
  }
});

for (const [form, path, field] of [
  ['sign-up form', routes.home, '#signUp-name'],
  ['newsletter box', routes.about, '#newsletter-email'],
] as const) {
  test(`approaching the ${form} brings at most 85 KB of script, React included`, async ({ page }) => {
    expect((await bytesOf(page, path, () => approach(page, field))).script).toBeLessThanOrEqual(85 * kilobyte);
  });
}

test('approaching the contact form brings at most 125 KB of script, React included', async ({ page }) => {
  expect((await bytesOf(page, routes.contact, () => approach(page, '#contact-name'))).script).toBeLessThanOrEqual(125 * kilobyte);
});

test('approaching the search of Asset IQ brings at most 35 KB of script beside React, and a library of at most 20 KB', async ({ page }) => {
  let library = 0;
  let react = 0;
  page.on('response', (response) => {
    const size = Number(response.headers()['content-length']);
    if (response.url().includes('/asset-iq/library-')) library += size;
    if (/\/_astro\/(client|jsx-runtime|react|react-dom)\./.test(response.url())) react += size;
  });
  const { script } = await bytesOf(page, routes.assetIq, async () => {
    await page.locator('#try').scrollIntoViewIfNeeded();
    await page.mouse.move(300, 300);
    await expect(page.locator('#asset-iq-query')).toBeVisible({ timeout: 15_000 });
  });
  expect(react).toBeGreaterThan(30 * kilobyte);
  expect(script - react).toBeLessThanOrEqual((5 + 35) * kilobyte);
  expect(library).toBeGreaterThan(0);
  expect(library).toBeLessThanOrEqual(20 * kilobyte);
});

for (const [width, height, limit] of [
  [1440, 900, 190],
  [390, 844, 130],
] as const) {
  test(`the first view of home is at most ${limit} KB at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    expect((await bytesOf(page, routes.home)).all).toBeLessThanOrEqual(limit * kilobyte);
  });

  for (const [kind, path] of Object.entries(pageKinds)) {
    test(`the ${kind} page loads at most 85 KB of fonts and shifts nothing when they come late at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      });
      const { font } = await bytesOf(page, path);
      expect(font).toBeGreaterThan(0);
      expect(font).toBeLessThanOrEqual(85 * kilobyte);
      expect(await layoutShift(page)).toBeLessThan(SHIFT_LIMIT);
    });
  }
}

test('a page fetches the fonts it preloads and no other; a name with another letter brings the whole file', async ({ page }) => {
  const fonts: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.woff2')) fonts.push(pathname);
  });
  await openForm(page, routes.home, '#signUp-name');
  const preloaded = await page.locator('link[rel="preload"][as="font"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(preloaded).toHaveLength(3);
  expect([...fonts].sort()).toEqual([...preloaded].sort());
  await page.locator('#signUp-name').fill('Zoe');
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toHaveLength(3);
  await page.locator('#signUp-name').fill('Zoë');
  await expect.poll(() => fonts.length).toBe(4);
});

/** The cumulative layout shift so far. */
const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return new Promise<number>((resolve) => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => resolve(sum), 300);
    });
  });
