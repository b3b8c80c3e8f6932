import type { Page } from '@playwright/test';
import { pageKinds } from '../../bench/page-kinds.ts';
import { routes } from '../../src/routes.ts';
import { countBytes, type PageBytes } from '../page-bytes.ts';
import { allPages } from '../pages.ts';
import { isExhaustive } from '../test-scope.ts';
import { openForm } from './forms.ts';
import { approach, expect, test, withoutPointer } from './site.ts';
import { holdRequests } from './states.ts';

const kilobyte = 1024;

/** Returns the bytes transferred while a page opens and `act` runs. */
async function bytesOf(page: Page, path: string, act?: () => Promise<void>): Promise<PageBytes> {
  const count = countBytes(page);
  let pending = 0;
  page.on('request', () => (pending += 1));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', () => (pending -= 1));
  await page.goto(path, { waitUntil: 'networkidle' });
  await act?.();
  await expect.poll(() => pending).toBe(0);
  return count();
}

for (const [form, path, field] of [
  ['sign-up form', routes.home, '#signUp-name'],
  ['newsletter box', routes.about, '#newsletter-email'],
] as const) {
  test(`approaching the ${form} loads at most 85 KB of script, React included`, async ({
    page,
  }) => {
    expect((await bytesOf(page, path, () => approach(page, field))).script).toBeLessThanOrEqual(
      85 * kilobyte,
    );
  });
}

test('approaching the contact form loads at most 125 KB of script, React included', async ({
  page,
}) => {
  expect(
    (await bytesOf(page, routes.contact, () => approach(page, '#contact-name'))).script,
  ).toBeLessThanOrEqual(125 * kilobyte);
});

test('approaching the search of Asset IQ loads at most 41 KB of script besides React, and a library of 20 KB', async ({
  page,
}) => {
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
    await expect.poll(() => library).toBeGreaterThan(0);
  });
  expect(react).toBeGreaterThan(30 * kilobyte);
  expect(script - react).toBeLessThanOrEqual((5 + 41) * kilobyte);
  expect(library).toBeLessThanOrEqual(20 * kilobyte);
});

for (const [width, height, limit] of [
  [1440, 900, 115],
  [390, 844, 85],
] as const) {
  test(`before any interaction, a page loads at most 5 KB of script and 85 KB of fonts, home ${limit} KB in total, at ${width} px`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(600_000);
    // Each page with an empty cache. tests/build/page-weight.test.ts measures the other pages; only
    // pictures differ by width.
    for (const path of isExhaustive
      ? allPages()
      : width === 1440
        ? Object.values(pageKinds)
        : [routes.home]) {
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

test('a page loads only its preloaded fonts, and a second file only for other letters', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.woff2')) fonts.push(pathname);
  });
  await openForm(page, routes.home, '#signUp-name');
  const preloaded = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(preloaded).toHaveLength(3);
  expect([...fonts].sort()).toEqual([...preloaded].sort());
  await page.locator('#signUp-name').fill('Zoe');
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toHaveLength(3);
  await page.locator('#signUp-name').fill('Zoë');
  await expect.poll(() => fonts.length).toBe(4);
});

test('a page whose fonts are late loads no other fonts', async ({ page }) => {
  const fonts = new Set<string>();
  page.on('request', (request) => request.url().endsWith('.woff2') && fonts.add(request.url()));
  const release = await holdRequests(page, '**/*.woff2');
  await page.goto(routes.home, { waitUntil: 'domcontentloaded' });
  // By now the browser no longer waits for optional fonts.
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  release();
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.size).toBe(3);
});
