import { expect, type Page } from '@playwright/test';
import { scriptRuns } from './visit.ts';

export const manager = (page: Page) => page.getByRole('dialog', { name: 'Cookie preferences' });
export const link = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' });
export const choice = (page: Page, name: string) => manager(page).getByRole('checkbox', { name });
export const clickButton = (page: Page, name: string) =>
  manager(page).getByRole('button', { name }).click();

export async function open(page: Page): Promise<void> {
  await scriptRuns(page);
  await link(page).click();
  await expect(manager(page)).toBeVisible();
}
