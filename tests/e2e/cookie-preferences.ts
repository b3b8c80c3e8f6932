import { expect, type Page } from '@playwright/test';
import { openPage } from './visit.ts';

export const cookieDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Cookie preferences' });
export const preferencesLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' });
export const cookieCheckbox = (page: Page, name: string) =>
  cookieDialog(page).getByRole('checkbox', { name });
export const clickCookieButton = (page: Page, name: string) =>
  cookieDialog(page).getByRole('button', { name }).click();

export async function openPreferences(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await preferencesLink(page).click();
  await expect(cookieDialog(page)).toBeVisible();
}
