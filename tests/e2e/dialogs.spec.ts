import { cookieDialog, openPreferences } from './cookie-preferences.ts';
import { expect, test } from './page-helpers.ts';

const pointOutside = [20, 20] as const;

for (const [handler, prepare] of [
  ['the browser', () => undefined],
  ['our script', (dialog: HTMLElement) => dialog.removeAttribute('closedby')],
] as const)
  test(`${handler} closes a dialog on a click outside, unless it begins or ends inside`, async ({
    page,
  }) => {
    await page.goto('/contact-us');
    await openPreferences(page);
    const dialog = cookieDialog(page);
    await dialog.evaluate(prepare as (dialog: HTMLElement) => void);
    await dialog.getByRole('paragraph').first().hover();
    await page.mouse.down();
    await page.mouse.move(...pointOutside);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    // The pointer is still outside.
    await page.mouse.down();
    await dialog.getByRole('paragraph').first().hover();
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await page.mouse.click(...pointOutside);
    await expect(dialog).toBeHidden();
  });
