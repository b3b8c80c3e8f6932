import { expect, type Page } from '@playwright/test';

export const demo = (page: Page) =>
  page.getByRole('region', { name: 'Same question, another role' });
export const radio = (page: Page, role: string) => demo(page).getByRole('radio', { name: role });
export const chooseRole = (page: Page, role: string) => radio(page, role).check({ force: true });
export const press = (page: Page, name: string) =>
  demo(page).getByRole('button', { name, exact: true }).press('Enter');

export async function askExample(page: Page, question: string): Promise<void> {
  await press(page, question);
  await expect(demo(page).getByRole('searchbox')).toHaveValue(question);
}
