import type { Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { expect, layoutShifts, test, withMotion } from './states.ts';

test.use(withMotion);

const offers = (page: Page) => page.getByRole('navigation', { name: 'What We Offer' });
const sidebar = (page: Page) =>
  page.getByRole('complementary', { name: 'What We Offer and questions' });
const current = (page: Page) =>
  offers(page)
    .locator('[aria-current="true"]')
    .evaluateAll((links) => links.map((link) => link.textContent));
const scroll = (page: Page, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

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

test.describe('What We Offer (specification §2, service pages)', () => {
  test('clicking an item scrolls to its section below the header and highlights it', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [path, entries] of Object.entries(whatWeOffer)) {
      await page.goto(path);
      await expect(offers(page).getByRole('link')).toHaveText(entries);
      await expect.poll(() => current(page), path).toEqual([entries[0]]);
      for (const entry of entries.toReversed()) {
        await offers(page).getByRole('link', { name: entry, exact: true }).click();
        await expect.poll(() => current(page), `${path} ${entry}`).toEqual([entry]);
        const section = page
          .getByRole('main')
          .getByRole('heading', { name: entry, exact: true, level: 2 });
        await expect(section).toBeInViewport();
        const top = await section.evaluate((heading) => heading.getBoundingClientRect().top);
        expect(top, `${path} ${entry}`).toBeGreaterThan(80);
      }
    }
  });

  test('scrolling moves the highlight', async ({ page }) => {
    await page.goto(routes.aiAdvisory);
    for (const entry of whatWeOffer[routes.aiAdvisory] ?? []) {
      const section = page
        .getByRole('main')
        .getByRole('heading', { name: entry, exact: true, level: 2 });
      await scroll(
        page,
        await section.evaluate((heading) => heading.getBoundingClientRect().top + scrollY - 200),
      );
      await expect.poll(() => current(page)).toEqual([entry]);
    }
  });

  test('the sidebar of AI Advisory is sticky after 200 px of scrolling, from 1025 px width on', async ({
    page,
  }) => {
    const shifts = await layoutShifts(page);
    for (const [path, beside, above] of [
      [routes.aiAdvisory, 1025, 1024],
      [routes.genAi, 1026, 1025],
    ] as const) {
      await page.setViewportSize({ width: beside, height: 900 });
      await page.goto(path);
      const place = () =>
        sidebar(page).evaluate((side) =>
          Math.round(side.getBoundingClientRect().top + (scrollY % 1)),
        );
      const first = await place();
      await shifts();
      await scroll(page, 200);
      expect(await place()).toBe(first - 200);
      await scroll(page, first + 600);
      const stuck = await place();
      expect(stuck).toBeGreaterThan(80);
      await scroll(page, first + 900);
      expect(await place()).toBe(stuck);
      await expect(offers(page)).toBeInViewport({ ratio: 1 });
      const header = await page
        .getByRole('banner')
        .evaluate((bar) => bar.getBoundingClientRect().bottom);
      expect(stuck).toBeGreaterThanOrEqual(header);
      const isBeside = await sidebar(page).evaluate(
        (side) =>
          side.getBoundingClientRect().right <=
          (side.nextElementSibling?.getBoundingClientRect().left ?? 0),
      );
      expect(isBeside).toBe(true);
      expect(await shifts()).toBe(0);

      await page.setViewportSize({ width: above, height: 900 });
      await scroll(page, 0);
      const isAbove = await sidebar(page).evaluate(
        (side) =>
          side.getBoundingClientRect().bottom <=
          (side.nextElementSibling?.getBoundingClientRect().top ?? 0),
      );
      expect(isAbove).toBe(true);
      const inline = await place();
      await scroll(page, inline + 600);
      expect(await place()).toBe(-600);
      await scroll(page, inline - 100);
      await offers(page).getByRole('link').last().click();
      await expect.poll(() => current(page)).toEqual([whatWeOffer[path]?.at(-1)]);
    }
  });
});

test.describe('Contents of an article', () => {
  test('highlights the current section while scrolling', async ({ page }) => {
    await page.goto('/blog-details/1');
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    for (const link of [links.last(), links.nth(1), links.first()]) {
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'true');
      await expect(
        page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]'),
      ).toHaveCount(1);
    }
  });
});
