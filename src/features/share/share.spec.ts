import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/e2e/page-helpers.ts';
import { openPage, waitForPaint } from '../../../tests/e2e/visit.ts';

const shareButton = (page: Page) => page.getByRole('button', { name: 'Share this page' });
const statusOf = (page: Page) => page.getByRole('article').getByRole('status');

test('without navigator.share, the share button copies the origin and path and announces the copy', async ({
  page,
  context,
  desk,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined }),
  );
  await openPage(page, '/blog-details/1?source=mail#top');
  // Screen readers announce text only if its live region existed before the text.
  const status = statusOf(page);
  await expect(status).toHaveText('');
  await shareButton(page).click();
  await expect(status).toHaveText('Link copied');
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${desk.url}/blog-details/1`,
  );
  await expect(shareButton(page)).toBeVisible();
  await expect(status).toBeEmpty();
});

test('a click while the share sheet is open shows no message; a failed share shows one', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let calls = 0;
    // Like browsers, rejects a call while the share sheet is open.
    Navigator.prototype.share = () =>
      new Promise((_resolve, reject) => {
        calls += 1;
        document.documentElement.dataset['shareCalls'] = String(calls);
        if (calls > 1) reject(new DOMException('', 'InvalidStateError'));
        else addEventListener('share-fails', () => reject(new DOMException('', 'NotAllowedError')));
      });
  });
  await openPage(page, '/blog-details/1');
  const status = statusOf(page);
  await shareButton(page).hover();
  await expect(page.locator('astro-island', { has: shareButton(page) })).not.toHaveAttribute('ssr');
  await shareButton(page).dblclick();
  await expect(page.locator('html')).toHaveAttribute('data-share-calls', '2');
  await waitForPaint(page);
  expect(await status.textContent()).toBe('');
  await page.evaluate(() => dispatchEvent(new Event('share-fails')));
  await expect(status).not.toBeEmpty();
});
