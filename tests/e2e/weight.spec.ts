import type { Page } from '@playwright/test';
import { pageKinds } from '../../bench/page-kinds.ts';
import { routes } from '../../src/routes.ts';
import { isExhaustive } from '../breadth.ts';
import { countBytes, type PageBytes } from '../page-bytes.ts';
import { allPages } from '../pages.ts';
import { openForm } from './forms.ts';
import { approach, expect, test, withoutPointer } from './site.ts';
import { holdRequests } from './states.ts';

const kilobyte = 1024;

/** Bytes that go over the wire while a page is opened and, with `act`, used. */
async function bytesOf(page: Page, path: string, act?: () => Promise<void>): Promise<PageBytes> {
  const count = countBytes(page);
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await act?.();
  if (act) await page.waitForLoadState('networkidle');
  return count();
}

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

test('approaching the search of Asset IQ brings at most 37 KB of script beside React, and a library of at most 20 KB', async ({ page }) => {
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
    await expect(page.locator('#asset-iq-query')).toBeVisible();
  });
  expect(react).toBeGreaterThan(30 * kilobyte);
  expect(script - react).toBeLessThanOrEqual((5 + 37) * kilobyte);
  expect(library).toBeGreaterThan(0);
  expect(library).toBeLessThanOrEqual(20 * kilobyte);
});

for (const [width, height, limit] of [
  [1440, 900, 110],
  [390, 844, 80],
] as const) {
  test(`a page left alone loads at most 5 KB of script and 85 KB of fonts, and home ${limit} KB in all, at ${width} px`, async ({ browser, baseURL }) => {
    test.setTimeout(600_000);
    // Each page with nothing in the cache. What the others load is read from their HTML (tests/build/page-weight.test.ts); pictures alone differ by width.
    for (const path of isExhaustive ? allPages() : width === 1440 ? Object.values(pageKinds) : [routes.home]) {
      const page = await browser.newPage({ baseURL, viewport: { width, height } });
      await page.addInitScript(withoutPointer);
      const bytes = await bytesOf(page, path);
      const { script, font, all } = bytes;
      const what = `${path}: ${JSON.stringify(bytes)}`;
      expect(script, what).toBeGreaterThan(0);
      expect(script, what).toBeLessThanOrEqual(5 * kilobyte);
      expect(font, what).toBeGreaterThan(0);
      expect(font, what).toBeLessThanOrEqual(85 * kilobyte);
      if (path === routes.home) expect(all, what).toBeLessThanOrEqual(limit * kilobyte);
      await page.close();
    }
  });
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

test('a page whose fonts are late fetches no others in their place', async ({ page }) => {
  const fonts = new Set<string>();
  page.on('request', (request) => request.url().endsWith('.woff2') && fonts.add(request.url()));
  const release = await holdRequests(page, '**/*.woff2');
  await page.goto(routes.home, { waitUntil: 'domcontentloaded' });
  // Time enough for a font that is optional to be given up, and for the page to be drawn without it.
  await page.waitForTimeout(1500);
  release();
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.size).toBe(3);
});
