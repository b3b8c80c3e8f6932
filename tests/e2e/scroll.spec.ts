import type { Page } from '@playwright/test';
import { names, navigation } from '../labels.ts';
import { expect, test, withMotion } from './states.ts';

test.use(withMotion);

type Watched = Window & { scrolls: ScrollBehavior[]; beforeunloads: number };

/** Records scrolls to the top in later documents. */
const watchScrolls = (page: Page) =>
  page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.scrolls = [];
    watched.beforeunloads = 0;
    const native = window.scrollTo.bind(window);
    window.scrollTo = ((options: ScrollToOptions) => {
      if (options.top === 0 && options.behavior) watched.scrolls.push(options.behavior);
      native(options);
    }) as typeof window.scrollTo;
    addEventListener('beforeunload', () => {
      watched.beforeunloads += 1;
    });
  });
const scrolls = (page: Page) => page.evaluate(() => (window as unknown as Watched).scrolls);
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scrollTo = async (page: Page, top: number) => {
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, top - (await scrollPosition(page)));
  await expect.poll(() => scrollPosition(page)).toBe(top);
};
const ready = (page: Page) => expect(page.locator('html[data-menus]')).toBeAttached();

test.describe('Scrolling (specification §2, ruling 18)', () => {
  test('every page scrolls smoothly to the top when it opens, with manual restoration', async ({
    page,
  }) => {
    await watchScrolls(page);
    await page.goto('/about-us');
    await expect.poll(() => scrolls(page)).toEqual(['smooth']);
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
    await scrollTo(page, 900);
    await page.getByRole('banner').getByRole('link', { name: names.contact }).click();
    await expect(page).toHaveURL('/contact-us');
    await expect.poll(() => scrolls(page)).toEqual(['smooth']);
    expect(await scrollPosition(page)).toBe(0);
  });

  test('back, forward and reload restore the position immediately (ruling 27)', async ({
    page,
  }) => {
    await watchScrolls(page);
    const saved = (top: number) =>
      expect
        .poll(() => page.evaluate(() => (history.state as { scrollY?: number } | null)?.scrollY))
        .toBe(top);
    await page.goto('/about-us?q=1');
    await ready(page);
    await scrollTo(page, 900);
    await saved(900);
    await page.reload();
    await ready(page);
    expect(await scrollPosition(page)).toBe(900);
    await page.getByRole('banner').getByRole('link', { name: names.contact }).click();
    await expect(page).toHaveURL('/contact-us');
    await ready(page);
    await scrollTo(page, 300);
    await saved(300);
    await page.goBack();
    await expect(page).toHaveURL('/about-us?q=1');
    await ready(page);
    expect(await scrollPosition(page)).toBe(900);
    expect(await scrolls(page)).not.toContain('smooth');
    await page.goForward();
    await expect(page).toHaveURL('/contact-us');
    await ready(page);
    expect(await scrollPosition(page)).toBe(300);
  });

  test('a reload during a smooth scroll restores the position', async ({ page }) => {
    await page.goto('/about-us?q=2');
    await ready(page);
    await scrollTo(page, 300);
    for (const distance of [40, 1200]) {
      const loaded = page.waitForEvent('load');
      // The reload may end the call before it answers, so the page stores its position.
      const moved = page.evaluate(async (by) => {
        scrollBy({ top: by, behavior: 'smooth' });
        // The page is scrolling and has not rested for 100 ms.
        const from = scrollY;
        while (Math.abs(scrollY - from) < by / 4) await new Promise(requestAnimationFrame);
        sessionStorage.setItem('test-scrollPosition', String(scrollY));
        location.reload();
      }, distance);
      await Promise.all([loaded, moved.catch(() => undefined)]);
      const before = Number(
        await page.evaluate(() => sessionStorage.getItem('test-scrollPosition')),
      );
      await ready(page);
      await expect
        .poll(async () => Math.abs((await scrollPosition(page)) - before))
        .toBeLessThan(distance);
    }
  });

  test('an island at the restored position hydrates after a reload, even if its script is late', async ({
    page,
  }) => {
    await page.goto('/about-us');
    await ready(page);
    await scrollTo(
      page,
      await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
    );
    const island = page.locator('astro-island', { has: page.locator('#newsletter-email') });
    await expect(island).not.toHaveAttribute('ssr');
    await page.mouse.move(0, 0);
    await page.route(/\/_astro\/islands\./, async (route) => {
      await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0);
      await route.continue();
    });
    await page.reload();
    await expect(island).not.toHaveAttribute('ssr');
  });

  test('reduced motion scrolls immediately', async ({ page }) => {
    await watchScrolls(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/about-us');
    await expect.poll(() => scrolls(page)).toEqual(['instant']);
  });

  test('an invalid fragment causes no error', async ({ page, browserErrors }) => {
    await page.goto('/privacy-policy#%');
    await ready(page);
    await page.evaluate(() => {
      location.hash = '#main';
    });
    await page.goBack();
    await expect(page).toHaveURL(/#%$/);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '#%';
      document.body.append(link);
      link.click();
    });
    expect(browserErrors).toEqual([]);
  });

  test('scrolls to a fragment instead of the top', async ({ page }) => {
    await watchScrolls(page);
    await page.goto('/AIadvisory-services#discovery-workshops');
    await ready(page);
    expect(await scrolls(page)).toEqual([]);
    await expect(
      page.getByRole('heading', { name: 'Discovery Workshops', level: 2 }),
    ).toBeInViewport();
    expect(await scrollPosition(page)).toBeGreaterThan(500);
  });

  test('a mail link does not scroll; leaving the page does', async ({ page }) => {
    await watchScrolls(page);
    await page.goto('/about-us');
    await ready(page);
    const mail = page.getByRole('main').getByRole('link', { name: 'Email Us' });
    await mail.scrollIntoViewIfNeeded();
    const before = await scrollPosition(page);
    expect(before).toBeGreaterThan(500);
    await mail.click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as Watched).beforeunloads))
      .toBe(1);
    expect(await scrollPosition(page)).toBe(before);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    expect(await scrollPosition(page)).toBe(0);
  });

  test('the footer’s arrow scrolls smoothly to the top and moves focus', async ({ page }) => {
    await watchScrolls(page);
    await page.goto('/resource');
    await expect.poll(() => scrolls(page)).toEqual(['smooth']);
    const arrow = page
      .getByRole('contentinfo')
      .getByRole('link', { name: navigation.footer.toTop });
    await arrow.scrollIntoViewIfNeeded();
    expect(await scrollPosition(page)).toBeGreaterThan(300);
    await arrow.click();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    expect(await scrolls(page)).toEqual(['smooth', 'smooth']);
    await expect(page).toHaveURL('/resource');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('a section link scrolls and moves focus, and Back returns', async ({ page }) => {
    await page.goto('/NvidiaServices-service');
    await ready(page);
    const entry = (name: string) =>
      page.getByRole('navigation', { name: 'What We Offer' }).getByRole('link', { name });
    const heading = (name: string) => page.getByRole('heading', { name, level: 2 });
    await entry('Technical Consulting').scrollIntoViewIfNeeded();
    const start = await scrollPosition(page);
    await entry('Technical Consulting').click();
    await expect(page).toHaveURL('/NvidiaServices-service#technical-consulting');
    await expect(heading('Technical Consulting')).toBeInViewport();
    await expect(heading('Technical Consulting')).toBeFocused();
    await entry('Deep Learning').click();
    await expect(heading('Technical Consulting')).not.toBeInViewport();
    await expect(heading('Deep Learning')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/NvidiaServices-service#technical-consulting');
    await expect(heading('Technical Consulting')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('/NvidiaServices-service');
    await expect.poll(() => scrollPosition(page)).toBe(start);
  });

  test('the skip link is first and moves focus to the content', async ({ page }) => {
    await page.goto('/resource');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});
