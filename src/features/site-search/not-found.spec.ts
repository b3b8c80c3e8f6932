import { expectNoFaults } from '../../../tests/e2e/accessibility.ts';
import { expect, test } from '../../../tests/e2e/states.ts';
import { routes } from '../../routes.ts';
import { INDEX_PATH } from './index-file.ts';

test.describe('The 404 page', () => {
  test('searches for the words of the wrong address and names the pages nearest to it', async ({ page }) => {
    expect((await page.goto('/privcy-polcy'))?.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(main.getByRole('region', { name: 'Similar pages' }).getByRole('link')).toHaveText(['Privacy Policy']);
    await expect(main.getByRole('searchbox')).toHaveValue('privcy polcy');
    await expect(main.getByRole('search').getByRole('listitem').getByRole('link').first()).toHaveAttribute('href', '/privacy-policy');
    await main.getByRole('searchbox').fill('case study');
    await expect(main.getByRole('search').getByRole('listitem').first()).not.toContainText('Privacy Policy');
    await main.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(`${routes.search}?q=case+study`);
  });

  test('offers the neighbors of an id that does not exist, and no page for an address like none', async ({ page }) => {
    await page.goto('/blog-details/99');
    const nearest = page.getByRole('region', { name: 'Similar pages' }).getByRole('link');
    await expect(nearest).toHaveCount(3);
    for (const link of await nearest.all()) await expect(link).toHaveAttribute('href', /^\/blog-details\/\d$/);
    await page.goto('/wp-login.php');
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('wp login');
    await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
    await expect(nearest).toHaveCount(0);
  });

  test('says when its index cannot be fetched, and still has its links', async ({ page }) => {
    await page.route(`**${INDEX_PATH}`, (route) => route.abort());
    await page.goto('/abuot-us');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/could not be fetched/);
    await expect(page.getByRole('main').getByRole('link', { name: 'The list of all pages' })).toHaveAttribute('href', routes.search);
    await expectNoFaults(page, 'wideLight', 'narrowDark');
  });
});
