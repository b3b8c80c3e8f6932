import { expect, test } from '../../../tests/e2e/states.ts';

test('says what it did in a live region that was there before', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
  await page.goto('/blog-details/1');
  const region = page.getByRole('article').getByRole('status');
  await expect(region).toHaveCount(1);
  await expect(region).toBeEmpty();
  await page.getByRole('button', { name: 'Share this page' }).click();
  await expect(region).toHaveText('Link copied');
  await expect(region).toBeEmpty();
});

test('sharing an article copies its address, says so, and the button takes its words back', async ({ page, context, desk }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
  await page.goto('/blog-details/1?source=mail#top');
  await expect(page.locator('html[data-menus]')).toBeAttached();
  await page.getByRole('button', { name: 'Share this page' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${desk.url}/blog-details/1`);
  await expect(page.getByRole('button', { name: 'Share this page' })).toBeVisible();
});
