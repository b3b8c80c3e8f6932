import type { Page } from '@playwright/test';
import { navigation, pageNames } from '../labels.ts';
import { expect, scriptUrl, test, withMotion } from './page-helpers.ts';
import { openPage, waitForPageScript } from './visit.ts';

test.use(withMotion);

// Records the `behavior` of each `scrollTo({ top: 0, behavior })`.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const topScrolls: ScrollBehavior[] = [];
    Object.assign(window, { topScrolls });
    const native = window.scrollTo.bind(window);
    window.scrollTo = ((options: ScrollToOptions) => {
      if (options.top === 0 && options.behavior) topScrolls.push(options.behavior);
      native(options);
    }) as typeof window.scrollTo;
  }),
);
const topScrolls = (page: Page) => page.evaluate(() => Reflect.get(window, 'topScrolls'));
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));
const wheelTo = async (page: Page, top: number) => {
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, top - (await scrollPosition(page)));
  await expect.poll(() => scrollPosition(page)).toBe(top);
};

test.describe('Scrolling (specification §2, ruling 18)', () => {
  test('an opened page scrolls smoothly to its top, or at once with reduced motion, and sets manual scroll restoration', async ({
    page,
  }) => {
    await page.goto('/about-us');
    await expect.poll(() => topScrolls(page)).toEqual(['smooth']);
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
    await wheelTo(page, 900);
    await page.getByRole('banner').getByRole('link', { name: pageNames.contact }).click();
    await expect(page).toHaveURL('/contact-us');
    await expect.poll(() => topScrolls(page)).toEqual(['smooth']);
    expect(await scrollPosition(page)).toBe(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/resource');
    await expect.poll(() => topScrolls(page)).toEqual(['instant']);
  });

  test('back, forward and reload restore the position immediately (ruling 27)', async ({
    page,
  }) => {
    const scrollAndSave = async (top: number) => {
      await wheelTo(page, top);
      await expect.poll(() => page.evaluate(() => history.state?.scrollY)).toBe(top);
    };
    const expectPosition = async (path: string, top: number) => {
      await expect(page).toHaveURL(path);
      await waitForPageScript(page);
      expect(await scrollPosition(page)).toBe(top);
    };
    // The query must stay in the URL.
    await openPage(page, '/about-us?q=1');
    await scrollAndSave(900);
    await page.reload();
    await expectPosition('/about-us?q=1', 900);
    await page.getByRole('banner').getByRole('link', { name: pageNames.contact }).click();
    await expectPosition('/contact-us', 0);
    await scrollAndSave(300);
    await page.goBack();
    await expectPosition('/about-us?q=1', 900);
    expect(await topScrolls(page)).not.toContain('smooth');
    await page.goForward();
    await expectPosition('/contact-us', 300);
  });

  test('a reload during a smooth scroll restores the position approximately', async ({ page }) => {
    await openPage(page, '/about-us?q=2');
    await wheelTo(page, 300);
    const loaded = page.waitForEvent('load');
    const distance = 1200;
    // The reload may abort this call, so the page stores its scroll position.
    const reloading = page.evaluate(async (top) => {
      scrollBy({ top, behavior: 'smooth' });
      while (scrollY < 600) await new Promise(requestAnimationFrame);
      sessionStorage.setItem('test-scrollPosition', String(scrollY));
      location.reload();
    }, distance);
    await Promise.all([loaded, reloading.catch(() => undefined)]);
    const positionAtReload = Number(
      await page.evaluate(() => sessionStorage.getItem('test-scrollPosition')),
    );
    await waitForPageScript(page);
    await expect
      .poll(async () => Math.abs((await scrollPosition(page)) - positionAtReload))
      .toBeLessThan(distance);
    // Without a save at reload, the position would be 300.
    expect(await scrollPosition(page)).toBeGreaterThan(300);
  });

  test('an island at the restored position hydrates even if its script is late', async ({
    page,
  }) => {
    await openPage(page, '/about-us');
    await wheelTo(
      page,
      await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
    );
    const island = page.locator('astro-island', { has: page.locator('#newsletter-email') });
    await expect(island).not.toHaveAttribute('ssr');
    // `client:near` waits for an interaction. In this test, only the restored scroll may count as
    // one, so the pointer moves to 0,0, where the fixture `ignoreStrayPointer` drops its events.
    await page.mouse.move(0, 0);
    await page.route(scriptUrl('NewsletterForm'), async (route) => {
      await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0);
      await route.continue();
    });
    await page.reload();
    await expect(island).not.toHaveAttribute('ssr');
  });

  test('an invalid fragment causes no error', async ({ page, browserErrors }) => {
    await openPage(page, '/privacy-policy#%');
    await page.evaluate(() => location.assign('#main'));
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

  test('a URL with a fragment opens at its section', async ({ page }) => {
    await openPage(page, '/AIadvisory-services#discovery-workshops');
    expect(await topScrolls(page)).toEqual([]);
    await expect(
      page.getByRole('heading', { name: 'Discovery Workshops', level: 2 }),
    ).toBeInViewport();
    expect(await scrollPosition(page)).toBeGreaterThan(500);
  });

  test('opening a mail link keeps the position; leaving the page (`pagehide`) scrolls to the top', async ({
    page,
  }) => {
    await openPage(page, '/about-us');
    const mail = page.getByRole('main').getByRole('link', { name: 'Email Us' });
    await mail.scrollIntoViewIfNeeded();
    const initialPosition = await scrollPosition(page);
    expect(initialPosition).toBeGreaterThan(500);
    const beforeunload = page.evaluate(
      () => new Promise((resolve) => addEventListener('beforeunload', () => resolve('fired'))),
    );
    await mail.click();
    expect(await beforeunload).toBe('fired');
    expect(await scrollPosition(page)).toBe(initialPosition);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    expect(await scrollPosition(page)).toBe(0);
  });

  test('the footer’s arrow scrolls smoothly to the top and focuses `main`', async ({ page }) => {
    await page.goto('/resource');
    await expect.poll(() => topScrolls(page)).toEqual(['smooth']);
    const arrow = page.getByRole('link', { name: navigation.footer.toTop });
    await arrow.scrollIntoViewIfNeeded();
    expect(await scrollPosition(page)).toBeGreaterThan(300);
    await arrow.click();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    expect(await topScrolls(page)).toEqual(['smooth', 'smooth']);
    await expect(page).toHaveURL('/resource');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('a section link scrolls to its section and focuses the heading; Back scrolls back', async ({
    page,
  }) => {
    await openPage(page, '/NvidiaServices-service');
    const link = (name: string) =>
      page.getByRole('navigation', { name: 'What We Offer' }).getByRole('link', { name });
    const heading = (name: string) => page.getByRole('heading', { name, level: 2 });
    await link('Technical Consulting').scrollIntoViewIfNeeded();
    const start = await scrollPosition(page);
    await link('Technical Consulting').click();
    await expect(page).toHaveURL('/NvidiaServices-service#technical-consulting');
    await expect(heading('Technical Consulting')).toBeInViewport();
    await expect(heading('Technical Consulting')).toBeFocused();
    await link('Deep Learning').click();
    await expect(heading('Technical Consulting')).not.toBeInViewport();
    await expect(heading('Deep Learning')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/NvidiaServices-service#technical-consulting');
    await expect(heading('Technical Consulting')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('/NvidiaServices-service');
    await expect.poll(() => scrollPosition(page)).toBe(start);
  });
});
