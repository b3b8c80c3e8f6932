import type { Page } from '@playwright/test';
import { site } from '../../../site.config.ts';
import { expect, test } from '../../../tests/e2e/fixtures.ts';
import { pageNames } from '../../../tests/labels.ts';
import { routes } from '../../routes.ts';

const sidebar = (page: Page) =>
  page.getByRole('complementary', { name: 'What We Offer and questions' });
const scrollDown = (page: Page, y: number) =>
  page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);

test('at a height of 600 px, Contact Us and the mail link stay visible, and the list of offers scrolls to a focused link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  for (const path of [routes.aiAdvisory, routes.cloudMigration]) {
    await page.goto(path);
    await scrollDown(page, 900);
    await expect(sidebar(page).getByRole('link', { name: pageNames.contact })).toBeInViewport({
      ratio: 1,
    });
    await expect(sidebar(page).getByRole('link', { name: site.email })).toBeInViewport({
      ratio: 1,
    });
    const lastLink = sidebar(page).getByRole('navigation').getByRole('link').last();
    await lastLink.focus();
    await expect(lastLink).toBeInViewport();
  }
});

test('the breadcrumb of Managed Services contains Solutions; that of Gen AI does not', async ({
  page,
}) => {
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await page.goto(routes.managed);
  await expect(crumbs).toHaveText([pageNames.home, pageNames.solutions, 'Managed Services']);
  await page.goto(routes.genAi);
  await expect(crumbs).toHaveText([pageNames.home, 'Gen AI Offering']);
});
