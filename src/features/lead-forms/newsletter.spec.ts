import type { Page } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../../../tests/e2e/accessibility.ts';
import { expect, test } from '../../../tests/e2e/fixtures.ts';
import {
  holdScript,
  leadsOf,
  newsletterForm,
  openForm,
  recordSends,
  subscribe,
} from '../../../tests/e2e/forms.ts';
import { translatePage } from '../../../tests/e2e/page-helpers.ts';
import { movePointer } from '../../../tests/e2e/visit.ts';

// Specification §4 and §5.

const field = (page: Page) => newsletterForm(page).getByLabel('Your Email Address');
const popup = (page: Page) => page.getByRole('dialog', { name: 'Thank you for subscribing!' });

/** Expects that the field is described by its hint and this error. */
const expectError = (page: Page, error: string) =>
  expect(field(page)).toHaveAccessibleDescription(`For example name@company.com ${error}`.trim());

test.beforeEach(({ page }) => openForm(page, '/resource', '#newsletter-email'));

test('the newsletter form shows an error for an empty or invalid address and does not send it', async ({
  page,
  browserErrors,
}) => {
  const sends = recordSends(page);
  await expectError(page, '');
  await expect(field(page)).toHaveAttribute('autocomplete', 'email');
  for (const [address, error] of [
    ['', 'Email Must Be Required'],
    ['jose@example', 'Please Enter Valid Email'],
  ] as const) {
    await subscribe(page, address);
    await expectError(page, error);
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toBeFocused();
  }
  await expectNoAccessibilityViolations(page);
  expect(sends).toHaveLength(0);
  expect(browserErrors).toEqual([]);
});

test('a subscription stores the address and shows a confirmation that closes by button or outside click', async ({
  page,
  desk,
}) => {
  const logged = page.waitForEvent(
    'console',
    (message) => message.text() === 'Newsletter subscription sent: OK',
  );
  await subscribe(page, 'news@example.business');
  await logged;
  await expect(popup(page)).toHaveAccessibleDescription(
    'You have successfully Subscribed for our latest AI & Analytics news',
  );
  await expect(popup(page).getByText('asks you to confirm')).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await expectNoAccessibilityViolations(page);
  await popup(page).getByRole('button', { name: 'Close' }).first().click();
  await expect(popup(page)).toBeHidden();
  await field(page).fill('more@example.com');
  await field(page).press('Enter');
  await expect(popup(page)).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(popup(page)).toBeHidden();
  await expect(field(page)).toBeFocused();
  expect(leadsOf('news@example.business', desk.dataDir)).toEqual([
    expect.objectContaining({ kind: 'newsletter', fields: { email: 'news@example.business' } }),
  ]);
});

test('the newsletter form is empty and without error on the next page, after Back (even if translated) and from the back/forward cache', async ({
  page,
}) => {
  await subscribe(page, 'half-typed');
  await expectError(page, 'Please Enter Valid Email');
  await page
    .getByRole('navigation', { name: 'Contact and terms' })
    .getByRole('link', { name: 'Privacy Policy' })
    .click();
  await page.waitForURL('**/privacy-policy');
  await expect(field(page)).toHaveValue('');
  const release = await holdScript(page, 'NewsletterForm');
  await page.goBack();
  await expect(field(page)).toHaveValue('');
  const island = page.locator('astro-island', { has: field(page) });
  // Astro removes `ssr` on hydration.
  await expect(island).toHaveAttribute('ssr');
  await field(page).scrollIntoViewIfNeeded();
  await movePointer(page);
  await translatePage(page);
  release();
  await expect(island).not.toHaveAttribute('ssr');
  await expect(field(page)).toHaveValue('');
  await expectError(page, '');

  await subscribe(page, 'half-typed');
  await expectError(page, 'Please Enter Valid Email');
  // Simulates a return from the back/forward cache, which is off in tests.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(field(page)).toHaveValue('');
  await expectError(page, '');
  // React's state is empty too.
  await newsletterForm(page).getByRole('button', { name: 'Subscribe' }).click();
  await expectError(page, 'Email Must Be Required');
});
