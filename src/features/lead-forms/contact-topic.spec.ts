import { expect, hydrateIsland, test } from '../../../tests/e2e/fixtures.ts';
import { contactButton, contactForm, fillContact, recordSends } from '../../../tests/e2e/forms.ts';
import { movePointer } from '../../../tests/e2e/visit.ts';
import { routes } from '../../routes.ts';
import { SOURCE_HEADER } from './send.ts';

test('a demo answer links to the contact page with its topic, which is sent as the campaign', async ({
  page,
}) => {
  const topic = 'Try this on an hour of your own junction';
  await page.goto(`${routes.traffic}#try?ask=busiest+lane`);
  await movePointer(page);
  await page.getByRole('link', { name: topic }).press('Enter');
  await expect(page).toHaveURL(/\/contact-us\?topic=traffic$/);
  await hydrateIsland(page, '#contact-name');
  await expect(contactForm(page)).toContainText(`About: ${topic}`);

  const sends = recordSends(page);
  await fillContact(page, 'topic@example.com');
  await contactButton(page).click();
  await expect.poll(() => sends.length).toBe(1);
  const source = new URLSearchParams(sends[0]?.headers()[SOURCE_HEADER.toLowerCase()] ?? '');
  expect(source.get('campaign')).toBe(topic);
});

test('a data sheet links to the contact page with its topic, which the visitor can remove; unknown topics are ignored', async ({
  page,
}) => {
  await page.goto('/product-details/1');
  await page.getByRole('link', { name: 'Ask this of your own sales data' }).press('Enter');
  await expect(page).toHaveURL(/\/contact-us\?topic=panorama$/);
  await hydrateIsland(page, '#contact-name');
  await contactForm(page).getByRole('button', { name: 'Leave this out' }).press('Enter');
  await expect(page).toHaveURL(/\/contact-us$/);
  await expect(contactForm(page)).not.toContainText('About:');
  await expect(contactForm(page)).toBeFocused();

  await page.goto(`${routes.contact}?topic=Call+us+now`);
  await hydrateIsland(page, '#contact-name');
  await expect(contactForm(page)).not.toContainText('About:');
});
