import { site } from '../../../site.config.ts';
import { expect, test } from '../../../tests/e2e/fixtures.ts';
import { pageNames } from '../../../tests/labels.ts';
import { routes } from '../../routes.ts';

test('in a window 600 px high, the sidebar shows Contact Us and the mail link; its list of offers scrolls to a focused link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  for (const path of [routes.aiAdvisory, routes.cloudMigration]) {
    await page.goto(path);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const sidebar = page.getByRole('complementary', { name: 'What We Offer and questions' });
    for (const name of [pageNames.contact, site.email])
      await expect(sidebar.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    const lastLink = sidebar.getByRole('navigation').getByRole('link').last();
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
