import { expect, type Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { movePointer } from './visit.ts';

export const searchField = (page: Page) =>
  page.getByRole('searchbox', { name: 'What are you looking for?' });
export const demoSection = (page: Page) =>
  page.getByRole('region', { name: 'Ask this site’s own pictures' });
export const results = (page: Page) => page.getByRole('region', { name: 'Results' });
export const cards = (page: Page) =>
  results(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 4 }) });
export const statusLine = (page: Page) => results(page).getByRole('status');

export async function scrollToDemo(page: Page): Promise<void> {
  await demoSection(page).scrollIntoViewIfNeeded();
  await movePointer(page);
}

export async function openDemo(page: Page, path: string = routes.assetIq): Promise<void> {
  await page.goto(path);
  await scrollToDemo(page);
  await expect(searchField(page)).toBeVisible();
}
