import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { allPages, builtHtml } from '../pages.ts';
import { approach, expect, test } from './site.ts';

const kilobyte = 1024;

/** Bytes of script that go over the wire while a page is opened: files as served, blocks in the document compressed alone. */
async function scriptBytes(page: Page, path: string, act?: () => Promise<void>): Promise<number> {
  let files = 0;
  page.on('response', async (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) files += Number(response.headers()['content-length'] ?? Number.NaN);
  });
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await act?.();
  if (act) await page.waitForLoadState('networkidle');
  const blocks = [...builtHtml(path).matchAll(/<script(?![^>]*\bsrc=)(?![^>]*application\/json)[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
  return files + brotliCompressSync(blocks.join('\n')).length;
}

test('a page left alone loads at most 5 KB of script', async ({ page }) => {
  // Every page of the site, one after the other.
  test.setTimeout(240_000);
  for (const path of allPages()) expect({ path, small: (await scriptBytes(page, path)) <= 5 * kilobyte }).toEqual({ path, small: true });
});

test('approaching a short form brings at most 85 KB of script, React included', async ({ page }) => {
  expect(await scriptBytes(page, '/', () => approach(page, '#signUp-name'))).toBeLessThanOrEqual(85 * kilobyte);
});

test('approaching the contact form brings at most 125 KB of script, React included', async ({ page }) => {
  expect(await scriptBytes(page, '/contact-us', () => approach(page, '#contact-name'))).toBeLessThanOrEqual(125 * kilobyte);
});

test('approaching the search of Asset IQ brings at most 35 KB of script beside React, and a library of at most 20 KB', async ({ page }) => {
  let library = 0;
  let react = 0;
  page.on('response', (response) => {
    const size = Number(response.headers()['content-length']);
    if (response.url().includes('/asset-iq/library-')) library += size;
    if (/\/_astro\/(client|jsx-runtime|react|react-dom)\./.test(response.url())) react += size;
  });
  const bytes = await scriptBytes(page, '/asset-IQ', async () => {
    await page.locator('#try').scrollIntoViewIfNeeded();
    await page.mouse.move(300, 300);
    await expect(page.locator('#asset-iq-query')).toBeVisible({ timeout: 15_000 });
  });
  expect(react).toBeGreaterThan(30 * kilobyte);
  expect(bytes - react).toBeLessThanOrEqual((5 + 35) * kilobyte);
  expect(library).toBeGreaterThan(0);
  expect(library).toBeLessThanOrEqual(20 * kilobyte);
});

for (const [width, height, limit] of [
  [1440, 900, 190],
  [390, 844, 130],
] as const) {
  test(`the first view of home is at most ${limit} KB at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    let bytes = 0;
    page.on('response', (response) => {
      bytes += Number(response.headers()['content-length'] ?? 0);
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(bytes).toBeLessThanOrEqual(limit * kilobyte);
  });
}
