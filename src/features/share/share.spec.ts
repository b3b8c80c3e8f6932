import { expect, test } from '../../../tests/e2e/page-helpers.ts';
import { waitForPageScript } from '../../../tests/e2e/visit.ts';

test('without navigator.share, the button copies origin and path, and announces that', async ({
  page,
  context,
  desk,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined }),
  );
  await page.goto('/blog-details/1?source=mail#top');
  await waitForPageScript(page);
  // Screen readers announce text only if its live region existed before the text.
  const status = page.getByRole('article').getByRole('status');
  await expect(status).toHaveText('');
  await page.getByRole('button', { name: 'Share this page' }).click();
  await expect(status).toHaveText('Link copied');
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${desk.url}/blog-details/1`,
  );
  await expect(page.getByRole('button', { name: 'Share this page' })).toBeVisible();
  await expect(status).toBeEmpty();
});
