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
export const resultCount = (page: Page) => results(page).getByRole('status');

export async function scrollToDemo(page: Page): Promise<void> {
  await demoSection(page).scrollIntoViewIfNeeded();
  await movePointer(page);
}

/** Opens the page and waits for the search. */
export async function openDemo(page: Page, address: string = routes.assetIq): Promise<void> {
  await page.goto(address);
  await scrollToDemo(page);
  await expect(searchField(page)).toBeVisible();
}
