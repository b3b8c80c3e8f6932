import { expect, test } from './states.ts';

test.describe('The 404 page', () => {
  test('searches the names of all pages, beginning with the words of the wrong address', async ({ page }) => {
    await page.goto('/panorama-old-page');
    const search = page.getByRole('searchbox');
    const found = page.getByRole('main').getByRole('link', { name: 'Panorama' });
    await expect(search).toHaveValue('panorama');
    await expect(found.first()).toBeVisible();
    await search.fill('case study');
    await expect(found.first()).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: 'Case Stud' }).first()).toBeVisible();
    await search.fill('zzzz');
    await expect(page.getByText('No page has these words in its name.')).toBeVisible();
  });
});
