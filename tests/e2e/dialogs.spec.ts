import { cookieDialog, openPreferences } from './cookie-preferences.ts';
import { expect, test } from './page-helpers.ts';

const pointOutside = [20, 20] as const;

for (const [handler, prepare] of [
  ['the browser', () => undefined],
  // Without support for `closedby`, our script closes dialogs.
  ['our script', (dialog: HTMLElement) => dialog.removeAttribute('closedby')],
] as const)
  test(`${handler} closes a dialog on a click that begins and ends outside`, async ({ page }) => {
    await page.goto('/contact-us');
    await openPreferences(page);
    const dialog = cookieDialog(page);
    await dialog.evaluate(prepare as (dialog: HTMLElement) => void);
    await dialog.getByRole('paragraph').first().hover();
    await page.mouse.down();
    await page.mouse.move(...pointOutside);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    // Presses the mouse button outside, where the pointer still is, and releases it inside.
    await page.mouse.down();
    await dialog.getByRole('paragraph').first().hover();
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await page.mouse.click(...pointOutside);
    await expect(dialog).toBeHidden();
  });
