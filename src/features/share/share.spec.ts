import { expect, test } from '../../../tests/e2e/page-helpers.ts';
import { waitForPageScript, waitForPaint } from '../../../tests/e2e/visit.ts';

test('without navigator.share, the button copies the origin and path and announces the copy', async ({
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

test('a click while the share sheet is open shows no message; a failed share shows one', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const sheet = { calls: 0, fail: (_reason: Error) => {} };
    Object.assign(window, { sheet });
    // Like browsers, rejects a call while the share sheet is open.
    Navigator.prototype.share = () =>
      new Promise((_resolve, reject) => {
        sheet.calls += 1;
        if (sheet.calls > 1) reject(new DOMException('', 'InvalidStateError'));
        else sheet.fail = reject;
      });
  });
  await page.goto('/blog-details/1');
  await waitForPageScript(page);
  const button = page.getByRole('button', { name: 'Share this page' });
  const island = page.locator('astro-island', { has: button });
  const status = page.getByRole('article').getByRole('status');
  const sheet = () =>
    page.evaluateHandle(
      () =>
        (window as unknown as { sheet: { calls: number; fail: (reason: Error) => void } }).sheet,
    );
  await button.hover();
  await expect(island).not.toHaveAttribute('ssr');
  await button.dblclick();
  await expect.poll(async () => (await sheet()).evaluate(({ calls }) => calls)).toBe(2);
  await waitForPaint(page);
  expect(await status.textContent()).toBe('');
  await (await sheet()).evaluate(({ fail }) => fail(new DOMException('', 'NotAllowedError')));
  await expect(status).not.toBeEmpty();
});
