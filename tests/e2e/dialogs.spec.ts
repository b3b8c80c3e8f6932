import { cookieDialog, openPreferences } from './cookie-preferences.ts';
import { expect, test } from './page-helpers.ts';

test('in browsers without `closedby`, a click closes a dialog only if it begins and ends outside the dialog', async ({
  page,
}) => {
  const pointOutside = [20, 20] as const;
  await openPreferences(page, '/contact-us');
  const dialog = cookieDialog(page);
  await dialog.evaluate((element) => element.removeAttribute('closedby'));
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
