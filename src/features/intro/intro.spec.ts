import type { Page } from '@playwright/test';
import { site } from '../../../site.config.ts';
import { expect, newVisit, test } from '../../../tests/e2e/states.ts';

const skip = (page: Page) => page.getByRole('button', { name: 'Skip intro' });
const seen = (page: Page) => page.evaluate(() => document.documentElement.dataset['intro'] !== undefined);

test.describe('Root behavior: the start of a visit (specification §2, §9; decision 14)', () => {
  test('navbar, outlet and footer appear after 3000 ms, once per browser tab', async ({ context }) => {
    expect(site.introDurationMs).toBe(3000);
    const page = await newVisit(context);
    await page.goto('/');
    await expect(skip(page)).toBeVisible();
    // It stands before everything, the sticky header included; the page is complete underneath.
    for (const part of [page.getByRole('banner'), page.getByRole('heading', { level: 1 })]) {
      const covered = await part.evaluate((element) => {
        const { left, top, width } = element.getBoundingClientRect();
        return document.elementFromPoint(left + Math.min(width, 100) / 2, top + 20)?.closest('[data-intro-screen]') !== null;
      });
      expect(covered).toBe(true);
    }
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const smallText = page.locator('[data-intro-screen]').getByText(site.address.city);
    await expect(smallText).toBeVisible();
    await page.clock.runFor(2999);
    expect(await seen(page)).toBe(true);
    await page.clock.runFor(1);
    expect(await seen(page)).toBe(false);
    // It does not fade with the paper: half-faded it could not be read.
    expect(await smallText.evaluate((element) => getComputedStyle(element).visibility)).toBe('hidden');
    await expect(skip(page)).toBeHidden();

    await page.goto('/about-us');
    expect(await seen(page)).toBe(false);
    const tab = await newVisit(context);
    await tab.goto('/about-us');
    expect(await seen(tab)).toBe(true);
  });

  test('Skip intro, any click, key or turn of the wheel shows the page at once, and it does not scroll before', async ({ context }) => {
    const ways: ((page: Page) => Promise<void>)[] = [
      (page) => skip(page).click(),
      (page) => page.keyboard.press('Escape'),
      (page) => page.keyboard.press('Tab'),
      (page) => page.keyboard.press('x'),
      (page) => page.mouse.click(300, 400),
      (page) => page.mouse.wheel(0, 100),
    ];
    for (const way of ways) {
      const page = await newVisit(context);
      await page.goto('/resource');
      expect(await seen(page)).toBe(true);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
      await way(page);
      await expect.poll(() => seen(page)).toBe(false);
      // Clicks reach the page even while the intro fades.
      expect(await page.evaluate(() => document.elementFromPoint(300, 400)?.closest('[data-intro-screen]') ?? null)).toBeNull();
      await page.close();
    }
  });

  test('stands before the home page and before what was typed, not before a link from elsewhere or from the site', async ({ context, baseURL }) => {
    for (const [path, referer, stands] of [
      ['/', 'https://search.example/', true],
      ['/about-us', 'https://search.example/', false],
      ['/', `${baseURL}/about-us`, false],
      ['/about-us', undefined, true],
    ] as const) {
      const page = await newVisit(context);
      await page.goto(path, { referer });
      expect({ path, referer, stands: await seen(page) }).toEqual({ path, referer, stands });
      await page.goto('/');
      expect(await seen(page)).toBe(false);
      await page.close();
    }
  });

  test('a print shows the page at once', async ({ context }) => {
    const page = await newVisit(context);
    await page.goto('/resource');
    expect(await seen(page)).toBe(true);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await seen(page)).toBe(false);
    const printed = await newVisit(context);
    await printed.emulateMedia({ media: 'print' });
    await printed.goto('/resource');
    expect(await seen(printed)).toBe(false);
    await expect(skip(printed)).toBeHidden();
  });

  test('under reduced motion there is none', async ({ context }) => {
    const page = await newVisit(context);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    expect(await seen(page)).toBe(false);
    await expect(skip(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });

  test('without script there is none', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/');
    await expect(skip(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await context.close();
  });
});
