import type { Page } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../../../tests/e2e/accessibility.ts';
import { expect, hydrateIsland, test } from '../../../tests/e2e/fixtures.ts';
import {
  choose,
  contactButton,
  contactForm,
  contactMessages,
  fillContact,
  fillEmptySelects,
  holdScript,
  holdSends,
  leadsOf,
  openContact,
  recordSends,
} from '../../../tests/e2e/forms.ts';
import { scriptUrl } from '../../../tests/e2e/page-helpers.ts';
import { rgbOf } from '../../../tests/e2e/palette.ts';
import { movePointer } from '../../../tests/e2e/visit.ts';

// Specification §2 and §4, ruling 25.

const transparent = 'rgba(0, 0, 0, 0)';
const expectColor = (page: Page, color: string) =>
  expect(contactButton(page)).toHaveCSS('background-color', color);
const nameField = (page: Page) => contactForm(page).getByLabel('Full Name');
const messageField = (page: Page) => contactForm(page).getByLabel('How can we help you?');
const popup = (page: Page) =>
  page.getByRole('dialog', {
    name: 'Thank you for your interest, We will get in touch with you shortly!',
  });

test('the contact button changes its color when both selects have a value, and again when the form is valid; Enter sends only a valid form', async ({
  page,
}) => {
  await openContact(page);
  const sends = recordSends(page);
  const phone = contactForm(page).getByLabel('Contact Number');
  await expectColor(page, transparent);
  await choose(page, 'Country', 'Spain');
  await expectColor(page, transparent);
  await fillEmptySelects(page);
  await expectColor(page, rgbOf('disabled-bg'));
  await expect(contactButton(page)).toBeDisabled();
  await phone.press('Enter');
  await fillContact(page, 'enter@example.com');
  await expect(contactButton(page)).toBeEnabled();
  // Moves the pointer off the button, whose color changes on hover.
  await page.mouse.move(5, 5);
  await expectColor(page, rgbOf('c-signal'));
  await messageField(page).fill('too short');
  await expect(contactButton(page)).toBeDisabled();
  await messageField(page).fill('');
  await expect(contactButton(page)).toBeEnabled();
  expect(sends).toHaveLength(0);
  await phone.press('Enter');
  await expect(popup(page)).toHaveAccessibleDescription(
    /^We received your contact details .* Next, we read what you wrote/,
  );
  expect(sends).toHaveLength(1);
});

test('the contact form keeps text typed during a send, even after a click outside the confirmation', async ({
  page,
  desk,
}) => {
  await openContact(page);
  const releaseSends = await holdSends(page);
  await fillContact(page, 'meanwhile@example.com');
  await contactButton(page).click();
  await messageField(page).fill('We also need a forecast for the trams of the old town next May');
  releaseSends();
  await expect(popup(page)).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(popup(page)).toBeHidden();
  await expect(messageField(page)).toHaveValue(/trams/);
  await contactButton(page).click();
  await expect(popup(page)).toBeVisible();
  await expect(messageField(page)).toHaveValue('');
  const leads = leadsOf('meanwhile@example.com', desk.dataDir);
  expect(leads.map(({ fields }) => fields['descriptionmsg'])).toEqual([
    '',
    expect.stringContaining('trams'),
  ]);
});

test('a sent contact form shows the confirmation and is then empty and focused; the lead has the trimmed message', async ({
  page,
  desk,
  browserErrors,
}) => {
  await openContact(page);
  await fillContact(page, 'contact@example.com');
  const message = 'We run 40 trams and want to know which one fails next\nand when';
  await messageField(page).fill(`  ${message}  `);
  await contactButton(page).click();
  await expect(popup(page)).toBeVisible();
  await expectNoAccessibilityViolations(page);
  await popup(page).getByRole('button', { name: 'Close' }).first().click();
  await expect(popup(page)).toBeHidden();
  await expectInitialForm(page);
  await page.keyboard.press('Tab');
  await expect(nameField(page)).toBeFocused();
  expect(leadsOf('contact@example.com', desk.dataDir)).toMatchObject([
    { kind: 'contact', fields: { descriptionmsg: message }, spam: null },
  ]);
  expect(browserErrors).toEqual([]);
});

test('if sending fails, the contact form is cleared and focused without a popup (ruling 15)', async ({
  page,
}) => {
  await openContact(page);
  await page.route('**/email/send', (route) => route.fulfill({ status: 500, body: 'no' }));
  await fillContact(page, 'failed@example.com');
  await contactButton(page).click();
  await expectInitialForm(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the contact button is disabled until the form is hydrated and valid; until then, Enter does not submit the form', async ({
  page,
}) => {
  const release = await holdScript(page, 'ContactForm');
  await page.addInitScript(() => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      Object.assign(window, {
        disabledAtPaint: document.querySelector<HTMLButtonElement>('main form [type="submit"]')
          ?.disabled,
      });
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto('/contact-us');
  await expect
    .poll(() => page.evaluate(() => (window as { disabledAtPaint?: boolean }).disabledAtPaint))
    .toBe(true);
  await fillContact(page, 'complete@example.com');
  await nameField(page).press('Enter');
  await expect(contactButton(page)).toBeDisabled();
  release();
  await hydrateIsland(page, '#contact-name');
  await expect(contactButton(page)).toBeEnabled();
  await expect(page).toHaveURL(/contact-us$/);
});

test('the contact button is enabled and submits if the script of the form cannot load', async ({
  page,
}) => {
  // Also blocks the retry, whose URL has a query.
  await page.route(scriptUrl('ContactForm'), (route) => route.abort());
  await page.goto('/contact-us');
  await expect(contactButton(page)).toBeDisabled();
  await nameField(page).scrollIntoViewIfNeeded();
  await movePointer(page);
  await expect(contactButton(page)).toBeEnabled();
  await contactButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Full Name: Full Name is required.');
});

async function expectInitialForm(page: Page): Promise<void> {
  const form = contactForm(page);
  for (const field of await form.getByRole('textbox').all()) await expect(field).toHaveValue('');
  for (const [label, option] of [
    ['Country', 'Select Location'],
    ['Company Size', 'Select Company size'],
  ] as const)
    await expect(form.getByLabel(label).locator('option:checked')).toHaveText(option);
  await expect(page.getByText('0 of 300')).toBeVisible();
  expect(await contactMessages(page)).toEqual([]);
  await expect(contactButton(page)).toBeDisabled();
  await expectColor(page, transparent);
  await expect(form).toBeFocused();
}
