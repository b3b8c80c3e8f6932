import { expect, type Page } from '@playwright/test';
import { navigation } from '../labels.ts';
import { storedValue } from './page-helpers.ts';

export const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
export const hamburger = (page: Page) => page.getByRole('button', { name: navigation.open });
export const closeButton = (page: Page) =>
  menu(page).getByRole('button', { name: navigation.close });
export async function expandMenu(page: Page): Promise<void> {
  // `all` does not wait, and finds nothing in a menu that is about to open.
  await expect(menu(page)).toBeVisible();
  for (const summary of await menu(page).locator('summary').all()) await summary.click();
}
/** Opens a page, then taps the hamburger button to open the mobile menu. */
export async function openMenu(page: Page, path = '/resource'): Promise<void> {
  await page.goto(path);
  await hamburger(page).tap();
  await expect(menu(page)).toBeVisible();
}
export const storedMenuOpen = (page: Page) => storedValue(page, 'navBarValueitem');
export const pointOutsideMenu = [60, 500] as const;
