import type { Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { expect, recordLayoutShifts, test, withMotion } from './page-helpers.ts';
import { scrollPage } from './visit.ts';

test.use(withMotion);

const offersNav = (page: Page) => page.getByRole('navigation', { name: 'What We Offer' });
const sidebar = (page: Page) =>
  page.getByRole('complementary', { name: 'What We Offer and questions' });
const highlightedItems = (page: Page) =>
  offersNav(page)
    .locator('[aria-current="true"]')
    .evaluateAll((links) => links.map((link) => link.textContent));

/** Items of the list What We Offer (specification §2). */
const whatWeOffer: Record<string, string[]> = {
  [routes.aiAdvisory]: [
    'AI & Analytics Roadmapping',
    'Analytics & Insights',
    'Technical Consulting',
    'Training & Education',
    'Discovery Workshops',
  ],
  [routes.implementation]: [
    'Data Strategy',
    'Data Management',
    'AI & Analytics Roadmapping',
    'Analytics Implementation',
    'Data Science & AI Implementation',
  ],
  [routes.managed]: [
    'Data Management',
    'Analytics Management',
    'AI Management',
    'Platform Management',
  ],
  [routes.cloudMigration]: [
    'Cloud Readiness Assessment',
    'Cloud Strategy and Planning',
    'Cloud Architecture Design',
    'Cloud Migration Execution',
    'Cloud Optimization and Support',
  ],
  [routes.gpuServices]: [
    'GPU Solutions',
    'Deep Learning',
    'Technical Consulting',
    'Training and Education',
  ],
  [routes.genAi]: [
    'Strategic Insights',
    'Technical Prowess',
    'Pragmatic Solutions',
    'Gen AI Offering',
    'Dedicated Partnership',
  ],
};

test('a click on an item of What We Offer highlights the item and scrolls its section to below the sticky header', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [path, items] of Object.entries(whatWeOffer)) {
    await page.goto(path);
    await expect(offersNav(page).getByRole('link')).toHaveText(items);
    await expect.poll(() => highlightedItems(page), path).toEqual([items[0]]);
    for (const item of items.toReversed()) {
      await offersNav(page).getByRole('link', { name: item, exact: true }).click();
      await expect.poll(() => highlightedItems(page), path).toEqual([item]);
      const heading = page.getByRole('heading', { name: item, exact: true, level: 2 });
      await expect(heading).toBeInViewport();
      // The sticky header is at least 80 px high.
      expect((await heading.boundingBox())?.y, `${path} ${item}`).toBeGreaterThan(80);
    }
  }
});

test('the sidebar of a service page is beside the text and sticky on wide screens, and above the text on narrow ones', async ({
  page,
}) => {
  const readShift = await recordLayoutShifts(page);
  // Only the Gen AI page has its sidebar above the text at 1025 px (specification §2).
  for (const [path, twoColumnWidth] of [
    [routes.aiAdvisory, 1025],
    [routes.genAi, 1026],
  ] as const) {
    await page.setViewportSize({ width: twoColumnWidth, height: 900 });
    await page.goto(path);
    // The scroll position may have a fraction of a pixel, which would change the rounded result.
    const sidebarTop = () =>
      sidebar(page).evaluate((side) =>
        Math.round(side.getBoundingClientRect().top + (scrollY % 1)),
      );
    const initialTop = await sidebarTop();
    // Drops the shifts of the page load.
    await readShift();
    // The sidebar scrolls 200 px with the page, and then sticks.
    await scrollPage(page, 200);
    expect(await sidebarTop()).toBe(initialTop - 200);
    await scrollPage(page, initialTop + 600);
    const stickyTop = await sidebarTop();
    await scrollPage(page, initialTop + 900);
    expect(await sidebarTop()).toBe(stickyTop);
    await expect(offersNav(page)).toBeInViewport({ ratio: 1 });
    const { y, height } = (await page.getByRole('banner').boundingBox()) ?? { y: 0, height: 0 };
    expect(y).toBe(0);
    expect(stickyTop).toBeGreaterThanOrEqual(height);
    const position = () =>
      sidebar(page).evaluate((side) => {
        const { right, bottom } = side.getBoundingClientRect();
        const { left = 0, top = 0 } = side.nextElementSibling?.getBoundingClientRect() ?? {};
        return right <= left ? 'beside' : bottom <= top && 'above';
      });
    expect(await position()).toBe('beside');
    expect(await readShift()).toBe(0);

    await page.setViewportSize({ width: twoColumnWidth - 1, height: 900 });
    await scrollPage(page, 0);
    expect(await position()).toBe('above');
    const narrowTop = await sidebarTop();
    await scrollPage(page, narrowTop + 600);
    // The sidebar scrolls with the page.
    expect(await sidebarTop()).toBe(-600);
    await scrollPage(page, narrowTop - 100);
    await offersNav(page).getByRole('link').last().click();
    await expect.poll(() => highlightedItems(page)).toEqual([whatWeOffer[path]?.at(-1)]);
  }
});

test('the table of contents of an article highlights the clicked link', async ({ page }) => {
  await page.goto('/blog-details/1');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const links = contents.getByRole('link');
  for (const link of [links.last(), links.nth(1), links.first()]) {
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expect(contents.locator('[aria-current]')).toHaveCount(1);
  }
});
