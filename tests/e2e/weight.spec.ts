import type { Page } from '@playwright/test';
import { pageKinds } from '../../bench/page-kinds.ts';
import { routes } from '../../src/routes.ts';
import { countBytes, type PageBytes } from '../page-bytes.ts';
import { allPages } from '../pages.ts';
import { isFullRun } from '../test-scope.ts';
import { expect, hydrateIsland, ignoreStrayPointer, test } from './fixtures.ts';
import { openForm } from './forms.ts';
import { holdRequests } from './page-helpers.ts';
import { desktop, phone, waitForFirstPaint } from './visit.ts';

const KILOBYTE = 1024;

/** Returns the bytes transferred while a page opens and `interact` runs. */
async function bytesOf(
  page: Page,
  path: string,
  interact?: () => Promise<void>,
): Promise<PageBytes> {
  const readBytes = countBytes(page);
  let pending = 0;
  page.on('request', () => (pending += 1));
  page.on('requestfinished', () => (pending -= 1));
  page.on('requestfailed', () => (pending -= 1));
  await page.goto(path, { waitUntil: 'networkidle' });
  await interact?.();
  await expect.poll(() => pending).toBe(0);
  return readBytes();
}

for (const [form, path, field, maxKb] of [
  ['sign-up form', routes.home, '#signUp-name', 85],
  ['newsletter form', routes.about, '#newsletter-email', 85],
  ['contact form', routes.contact, '#contact-name', 125],
] as const)
  test(`a page and its ${form} load at most ${maxKb} KB of script, React included`, async ({
    page,
  }) => {
    const { script } = await bytesOf(page, path, () => hydrateIsland(page, field));
    expect(script).toBeLessThanOrEqual(maxKb * KILOBYTE);
  });

test('the search of Asset IQ loads at most 51 KB of script that other pages do not use, and an index of pictures of at most 20 KB', async ({
  page,
}) => {
  let indexBytes = 0;
  let reactBytes = 0;
  page.on('response', (response) => {
    const size = Number(response.headers()['content-length']);
    if (response.url().includes('/asset-iq/library-')) indexBytes += size;
    if (/\/_astro\/(client|jsx-runtime|react|react-dom)\./.test(response.url())) reactBytes += size;
  });
  const { script } = await bytesOf(page, routes.assetIq, async () => {
    await page.locator('#try').scrollIntoViewIfNeeded();
    await page.mouse.move(300, 300);
    await expect(page.locator('#asset-iq-query')).toBeVisible();
    await expect.poll(() => indexBytes).toBeGreaterThan(0);
  });
  // The pattern above must have matched React's files.
  expect(reactBytes).toBeGreaterThan(30 * KILOBYTE);
  // 5 KB for the script that every page loads.
  expect(script - reactBytes).toBeLessThanOrEqual((5 + 51) * KILOBYTE);
  expect(indexBytes).toBeLessThanOrEqual(20 * KILOBYTE);
});

/**
 * Makes Chromium assume 3G, so that every run loads the same pictures. On slow networks, Chromium
 * loads more pictures below the viewport; on a busy machine, it sometimes assumes a slow network.
 */
async function emulate3G(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: -1,
    uploadThroughput: -1,
    connectionType: 'cellular3g',
  });
}

for (const [viewport, maxHomeKb] of [
  [desktop, 115],
  [phone, 85],
] as const) {
  test(`at ${viewport.width} px, before any interaction, a page loads at most 5 KB of script and 85 KB of fonts, and home at most ${maxHomeKb} KB`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(600_000);
    // On phones, home is enough, because only pictures differ by width.
    const sampled = viewport === desktop ? Object.values(pageKinds) : [routes.home];
    for (const path of isFullRun ? allPages() : sampled) {
      const page = await browser.newPage({ baseURL, viewport });
      await page.addInitScript(ignoreStrayPointer);
      await emulate3G(page);
      const { script, font, all } = await bytesOf(page, path);
      expect(script, path).toBeGreaterThan(0);
      expect(script, path).toBeLessThanOrEqual(5 * KILOBYTE);
      expect(font, path).toBeGreaterThan(0);
      expect(font, path).toBeLessThanOrEqual(85 * KILOBYTE);
      if (path === routes.home) expect(all).toBeLessThanOrEqual(maxHomeKb * KILOBYTE);
      await page.close();
    }
  });
}

function recordFontRequests(page: Page): string[] {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  return fonts;
}

test('home loads only its three preloaded font files, and a fourth only for letters such as ë', async ({
  page,
}) => {
  const fonts = recordFontRequests(page);
  await openForm(page, routes.home, '#signUp-name');
  const preloaded = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  await page.locator('#signUp-name').fill('Zoe');
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toHaveLength(3);
  expect(fonts.toSorted()).toEqual(preloaded.toSorted());
  await page.locator('#signUp-name').fill('Zoë');
  await expect.poll(() => fonts.length).toBe(4);
});

test('fonts that load late cause no further font requests', async ({ page }) => {
  const fonts = recordFontRequests(page);
  const releaseFonts = await holdRequests(page, '**/*.woff2');
  await page.goto(routes.home, { waitUntil: 'domcontentloaded' });
  await waitForFirstPaint(page);
  // After the first paint, the browser no longer waits for fonts with `font-display: optional`.
  releaseFonts();
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toHaveLength(3);
});
