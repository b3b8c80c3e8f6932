import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

export const textField = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true }).first();

type Article = { title: string; date: string; pictureName: string };

/** Fills in the required fields of a new article, except its body. */
export async function fillArticle(page: Page, { title, date, pictureName }: Article) {
  const fields = {
    Header: 'Data Quality',
    Title: title,
    Description: 'A warehouse counts its pallets by hand and by scanner. The counts never agree.',
    Summary: 'Two counts of one warehouse.',
    Lede: 'Count a thing twice and you learn something about counting.',
    Author: 'Data engineering practice',
    'Picture alt': 'Pallets in two rows, seen from above.',
    Date: date,
  };
  for (const [name, value] of Object.entries(fields)) await textField(page, name).fill(value);
  await page
    .getByRole('group', { name: /Picture/ })
    .getByRole('button', { name: 'Browse' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  const buffer = readFileSync('src/assets/pictures/energy.png');
  await (await chooser).setFiles({ name: pictureName, mimeType: 'image/png', buffer });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  const links = ['/blog-details/1', '/case-study-details/1', '/ManagedServices-service'];
  for (const [index, href] of links.entries()) {
    await page
      .getByRole('button', { name: /^Add .*Further reading/ })
      .last()
      .click();
    await page.getByRole('textbox', { name: 'Href' }).nth(index).fill(href);
    await page
      .getByRole('textbox', { name: 'Label' })
      .nth(index)
      .fill(`Read on, ${index + 1}`);
  }
}
