import type { Page } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../../../tests/e2e/accessibility.ts';
import { expect, hydrateIsland, test } from '../../../tests/e2e/fixtures.ts';
import {
  bodyOf,
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

const popup = (page: Page) =>
  page.getByRole('dialog', {
    name: 'Thank you for your interest, We will get in touch with you shortly!',
  });

test.describe('Specification §2 and §4, the contact form’s button, send and confirmation', () => {
  test.beforeEach(async ({ page }) => {
    await openContact(page);
  });

  test('the button changes its look when both selects have a value, and again when the form is valid; Enter sends only a valid form', async ({
    page,
  }) => {
    const sends = recordSends(page);
    const phone = contactForm(page).getByLabel('Contact Number');
    const message = contactForm(page).getByLabel('How can we help you?');
    await expect(contactButton(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await choose(page, 'Country', 'Spain');
    await expect(contactButton(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await fillEmptySelects(page);
    await expect(contactButton(page)).toHaveCSS('background-color', rgbOf('disabled-bg'));
    await expect(contactButton(page)).toBeDisabled();
    await phone.press('Enter');
    await fillContact(page, 'enter@example.com');
    await expect(contactButton(page)).toBeEnabled();
    // Moves the pointer off the button, whose color changes on hover.
    await page.mouse.move(5, 5);
    await expect(contactButton(page)).toHaveCSS('background-color', rgbOf('c-signal'));
    await message.fill('too short');
    await expect(contactButton(page)).toBeDisabled();
    await message.fill('');
    await expect(contactButton(page)).toBeEnabled();
    expect(sends).toHaveLength(0);
    await phone.press('Enter');
    await expect(popup(page)).toBeVisible();
    await expect(popup(page)).toHaveAccessibleDescription(
      /^We received your contact details .* Next, we read what you wrote/,
    );
    expect(sends).toHaveLength(1);
  });

  test('text typed while a lead is being sent is kept, even after a click outside the confirmation', async ({
    page,
    desk,
  }) => {
    const message = contactForm(page).getByLabel('How can we help you?');
    const releaseSends = await holdSends(page);
    await fillContact(page, 'meanwhile@example.com');
    await contactButton(page).click();
    await message.fill('We also need a forecast for the trams of the old town next May');
    releaseSends();
    await expect(popup(page)).toBeVisible();
    await page.mouse.click(5, 300);
    await expect(popup(page)).toBeHidden();
    await expect(message).toHaveValue(/trams/);
    await contactButton(page).click();
    await expect(popup(page)).toBeVisible();
    await expect(message).toHaveValue('');
    const leads = leadsOf('meanwhile@example.com', desk.dataDir);
    expect(leads.map(({ fields }) => fields['descriptionmsg'])).toEqual([
      '',
      expect.stringContaining('trams'),
    ]);
  });

  test('sends the trimmed message, stores the lead, shows the confirmation and clears the form', async ({
    page,
    desk,
    browserErrors,
  }) => {
    const sends = recordSends(page);
    await fillContact(page, 'contact@example.com');
    await contactForm(page)
      .getByLabel('How can we help you?')
      .fill('  We run 40 trams and want to know which one fails next\nand when  ');
    await contactButton(page).click();
    await expect(popup(page)).toBeVisible();
    expect(bodyOf(sends[0]).template_params).toMatchObject({
      discriptionMesage: 'We run 40 trams and want to know which one fails next\nand when',
    });
    await expectNoAccessibilityViolations(page);
    await popup(page).getByRole('button', { name: 'Close' }).first().click();
    await expect(popup(page)).toBeHidden();
    await expectInitialForm(page);
    await expect(contactForm(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(contactForm(page).getByLabel('Full Name')).toBeFocused();
    expect(leadsOf('contact@example.com', desk.dataDir)).toEqual([
      expect.objectContaining({ kind: 'contact', spam: null }),
    ]);
    expect(browserErrors).toEqual([]);
  });

  test('clears the form and shows no popup if sending fails (ruling 15)', async ({ page }) => {
    await page.route('**/email/send', (route) => route.fulfill({ status: 500, body: 'no' }));
    await fillContact(page, 'failed@example.com');
    await contactButton(page).click();
    await expectInitialForm(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(contactForm(page)).toBeFocused();
  });
});

test.describe('The contact form’s button with a late or missing script (ruling 25)', () => {
  test('is disabled from the first paint until the form is valid, and Enter does not submit', async ({
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
    await contactForm(page).getByLabel('Full Name').fill('Ana');
    await contactForm(page).getByLabel('Full Name').press('Enter');
    await expect(contactButton(page)).toBeDisabled();
    release();
    await hydrateIsland(page, '#contact-name');
    await expect(contactButton(page)).toBeDisabled();
    await fillContact(page, 'off@example.com');
    await expect(contactButton(page)).toBeEnabled();
    await expect(page).toHaveURL(/contact-us$/);
  });

  test('is enabled after hydration if the form is already valid', async ({ page }) => {
    const release = await holdScript(page, 'ContactForm');
    await page.goto('/contact-us');
    await fillContact(page, 'complete@example.com');
    await expect(contactButton(page)).toBeDisabled();
    release();
    await hydrateIsland(page, '#contact-name');
    await expect(contactButton(page)).toBeEnabled();
  });

  test('is enabled and submits if the script cannot load', async ({ page }) => {
    // Also blocks the retry, whose URL has a query.
    await page.route(scriptUrl('ContactForm'), (route) => route.abort());
    await page.goto('/contact-us');
    await expect(contactButton(page)).toBeDisabled();
    await contactForm(page).getByLabel('Full Name').scrollIntoViewIfNeeded();
    await movePointer(page);
    await expect(contactButton(page)).toBeEnabled();
    await contactButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Full Name: Full Name is required.');
  });
});

async function expectInitialForm(page: Page): Promise<void> {
  const form = contactForm(page);
  for (const label of [
    'Full Name',
    'Company Name',
    'Job Title',
    'Work Email',
    'Contact Number',
    'How can we help you?',
  ])
    await expect(form.getByLabel(label)).toHaveValue('');
  await expect(form.getByLabel('Country').locator('option:checked')).toHaveText('Select Location');
  await expect(form.getByLabel('Company Size').locator('option:checked')).toHaveText(
    'Select Company size',
  );
  await expect(page.getByText('0 of 300')).toBeVisible();
  expect(await contactMessages(page)).toEqual([]);
  await expect(contactButton(page)).toBeDisabled();
  await expect(contactButton(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
}
