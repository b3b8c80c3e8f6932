import type { Page } from '@playwright/test';
import { site } from '../../../site.config.ts';
import { expect, test } from '../../../tests/e2e/site.ts';
import { routes } from '../../routes.ts';

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'What We Offer and questions' });
const top = (page: Page) => sidebar(page).evaluate((side) => Math.round(side.getBoundingClientRect().top));
const scrollDown = (page: Page, y: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);

for (const width of [1025, 1440, 1920]) {
  test(`the sidebar begins to stick once the page has scrolled more than 200 px, at ${width} px (specification §2, §9)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [routes.aiAdvisory, routes.implementation, routes.genAi]) {
      await page.goto(path);
      const first = await top(page);
      await scrollDown(page, 200);
      expect(await top(page), path).toBe(first - 200);
      await scrollDown(page, 260);
      expect(await top(page), path).toBe(first - 200);
      await scrollDown(page, 1200);
      expect(await top(page), path).toBe(first - 200);
    }
  });
}

test('on a screen 600 px high its Contact Us and its mail link stay in view, and the list scrolls by itself', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  for (const path of [routes.aiAdvisory, routes.cloudMigration]) {
    await page.goto(path);
    await scrollDown(page, 900);
    await expect(sidebar(page).getByRole('link', { name: 'Contact Us' })).toBeInViewport({ ratio: 1 });
    await expect(sidebar(page).getByRole('link', { name: site.email })).toBeInViewport({ ratio: 1 });
    const last = sidebar(page).getByRole('navigation').getByRole('link').last();
    await last.focus();
    await expect(last).toBeInViewport();
  }
});

test('the breadcrumb of a service contains Solutions; the Gen AI page keeps the one the specification spells out', async ({ page }) => {
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await page.goto(routes.managed);
  await expect(steps).toHaveText(['Home', 'Solutions', 'Managed Services']);
  await page.goto(routes.genAi);
  await expect(steps).toHaveText(['Home', 'Gen AI Offering']);
});
