import type { Page } from '@playwright/test';
import { site } from '../../../site.config.ts';
import { expect, newVisit, test } from '../../../tests/e2e/page-helpers.ts';

const skipButton = (page: Page) => page.getByRole('button', { name: 'Skip intro' });
const hasIntro = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['intro'] !== undefined);

// Specification §2 and §9, rulings 14 and 28.

test('the intro covers header and heading for 3000 ms, once per browser tab', async ({
  context,
}) => {
  expect(site.introDurationMs).toBe(3000);
  const page = await newVisit(context);
  await page.goto('/');
  await expect(skipButton(page)).toBeVisible();
  for (const element of [page.getByRole('banner'), page.getByRole('heading', { level: 1 })]) {
    const isCovered = await element.evaluate((box) => {
      const { left, top, width } = box.getBoundingClientRect();
      const point = [left + Math.min(width, 100) / 2, top + 20] as const;
      return document.elementFromPoint(...point)?.closest('[data-intro-screen]') !== null;
    });
    expect(isCovered).toBe(true);
  }
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const smallText = page.locator('[data-intro-screen]').getByText(site.address.city);
  await expect(smallText).toBeVisible();
  await page.clock.runFor(2999);
  expect(await hasIntro(page)).toBe(true);
  await page.clock.runFor(1);
  expect(await hasIntro(page)).toBe(false);
  // Hidden before the fade: half-faded small text would lack contrast.
  expect(await smallText.evaluate((element) => getComputedStyle(element).visibility)).toBe(
    'hidden',
  );
  await expect(skipButton(page)).toBeHidden();

  await page.goto('/about-us');
  expect(await hasIntro(page)).toBe(false);
  const otherTab = await newVisit(context);
  await otherTab.goto('/about-us');
  expect(await hasIntro(otherTab)).toBe(true);
});

test('the page behind the intro cannot scroll; button, click, key and wheel end the intro immediately', async ({
  context,
}) => {
  const skipActions: ((page: Page) => Promise<void>)[] = [
    (page) => skipButton(page).click(),
    (page) => page.keyboard.press('Escape'),
    (page) => page.keyboard.press('Tab'),
    (page) => page.keyboard.press('x'),
    (page) => page.mouse.click(300, 400),
    (page) => page.mouse.wheel(0, 100),
  ];
  for (const skipIntro of skipActions) {
    const page = await newVisit(context);
    await page.goto('/resource');
    expect(await hasIntro(page)).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
      'hidden',
    );
    await skipIntro(page);
    await expect.poll(() => hasIntro(page)).toBe(false);
    // The page receives clicks while the intro fades.
    expect(
      await page.evaluate(
        () => document.elementFromPoint(300, 400)?.closest('[data-intro-screen]') ?? null,
      ),
    ).toBeNull();
    await page.close();
  }
});

test('the intro appears once: on any page opened by a typed URL, or on the home page opened by a link from another site', async ({
  context,
  baseURL,
}) => {
  for (const [path, referer, expected] of [
    ['/', 'https://search.example/', true],
    ['/about-us', 'https://search.example/', false],
    ['/', `${baseURL}/about-us`, false],
    ['/about-us', undefined, true],
  ] as const) {
    const page = await newVisit(context);
    await page.goto(path, { referer });
    expect(await hasIntro(page), `${path} ${referer}`).toEqual(expected);
    await page.goto('/');
    expect(await hasIntro(page)).toBe(false);
    await page.close();
  }
});

test('printing a page ends its intro', async ({ context }) => {
  const page = await newVisit(context);
  await page.goto('/resource');
  expect(await hasIntro(page)).toBe(true);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await hasIntro(page)).toBe(false);
});

for (const options of [{ media: 'print' }, { reducedMotion: 'reduce' }] as const)
  test(`no intro appears with ${JSON.stringify(options)}`, async ({ context }) => {
    const page = await newVisit(context);
    await page.emulateMedia(options);
    await page.goto('/');
    expect(await hasIntro(page)).toBe(false);
    await expect(skipButton(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
