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
export async function tapHamburger(page: Page): Promise<void> {
  await hamburger(page).tap();
  await expect(menu(page)).toBeVisible();
}
export async function openMenu(page: Page, path = '/resource'): Promise<void> {
  await page.goto(path);
  await tapHamburger(page);
}
/** Expects that the menu’s state is stored, and that the menu is open or closed. */
export async function expectMenu(page: Page, state: 'open' | 'closed'): Promise<void> {
  const isOpen = state === 'open';
  await expect.poll(() => storedMenuOpen(page)).toBe(String(isOpen));
  await expect(menu(page)).toBeVisible({ visible: isOpen });
}
export const storedMenuOpen = (page: Page) => storedValue(page, 'navBarValueitem');
export const pointOutsideMenu = [60, 500] as const;
