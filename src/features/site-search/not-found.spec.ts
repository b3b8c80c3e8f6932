import { expectNoAccessibilityViolations } from '../../../tests/e2e/accessibility.ts';
import { expect, test } from '../../../tests/e2e/page-helpers.ts';
import { routes } from '../../routes.ts';
import { INDEX_PATH } from './index-file.ts';

test('the 404 page searches for the words of the URL and suggests the page with the most similar URL', async ({
  page,
}) => {
  expect((await page.goto('/privcy-polcy'))?.status()).toBe(404);
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox');
  const firstResult = main.getByRole('search').getByRole('listitem').first();
  await expect(main.getByRole('region', { name: 'Similar pages' }).getByRole('link')).toHaveText([
    'Privacy Policy',
  ]);
  await expect(field).toHaveValue('privcy polcy');
  await expect(firstResult.getByRole('link')).toHaveAttribute('href', '/privacy-policy');
  await field.fill('case study');
  await expect(firstResult).not.toContainText('Privacy Policy');
  await field.press('Enter');
  await expect(page).toHaveURL(`${routes.search}?q=case+study`);
});

test('if the index cannot be loaded, the 404 page reports an error and links to the list of all pages', async ({
  page,
}) => {
  await page.route(`**${INDEX_PATH}`, (route) => route.abort());
  await page.goto('/abuot-us');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText(/could not be loaded/);
  await expect(main.getByRole('link', { name: 'List of all pages' })).toHaveAttribute(
    'href',
    routes.search,
  );
  await expectNoAccessibilityViolations(page);
});
