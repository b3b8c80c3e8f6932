import { expect, type Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { movePointer } from './visit.ts';

export const field = (page: Page) =>
  page.getByRole('searchbox', { name: 'What are you looking for?' });
export const section = (page: Page) =>
  page.getByRole('region', { name: 'Ask this site’s own pictures' });
export const results = (page: Page) => page.getByRole('region', { name: 'Results' });
export const cards = (page: Page) =>
  results(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 4 }) });
export const count = (page: Page) => results(page).getByRole('status');

/** Scrolls to the section, as a visitor does. */
export async function come(page: Page): Promise<void> {
  await section(page).scrollIntoViewIfNeeded();
  await movePointer(page);
}

/** Opens the page and waits for the search. */
export async function openDemo(page: Page, address: string = routes.assetIq): Promise<void> {
  await page.goto(address);
  await come(page);
  await expect(field(page)).toBeVisible();
}
