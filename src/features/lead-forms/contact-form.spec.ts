import { expectNoAccessibilityViolations } from '../../../tests/e2e/accessibility.ts';
import { expect, hydrateIsland, test } from '../../../tests/e2e/fixtures.ts';
import {
  contactButton,
  contactForm,
  contactMessages,
  holdScript,
  openContact,
} from '../../../tests/e2e/forms.ts';
import { translatePage } from '../../../tests/e2e/page-helpers.ts';

// Specification §5.

const nameHint = 'Letters and spaces only, 3 to 30 characters';

for (const isTranslated of [false, true])
  test(`the contact form keeps and validates values typed before hydration (translated page: ${isTranslated})`, async ({
    page,
  }) => {
    const release = await holdScript(page, 'ContactForm');
    await page.goto('/contact-us');
    const form = contactForm(page);
    const company = form.getByLabel('Company Name');
    await form.getByLabel('Full Name').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type('A1');
    if (isTranslated) await translatePage(page);
    release();
    await expect(form.getByLabel('Full Name')).toHaveAccessibleDescription(
      `${nameHint} Full Name is required.`,
    );
    await expect(company).toHaveValue('A1');
    await expect(company).toHaveAccessibleDescription(
      `${nameHint} Please use only Alphabets and space`,
    );
    await expect(company).toHaveAttribute('aria-invalid', 'true');
    await expect(company).toBeFocused();
    await expect(form.getByLabel('Job Title')).toHaveAccessibleDescription(nameHint);
  });

test('a select that was opened before hydration shows no error until it loses focus', async ({
  page,
}) => {
  const release = await holdScript(page, 'ContactForm');
  await page.goto('/contact-us');
  const country = contactForm(page).getByRole('combobox', { name: 'Country' });
  await country.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Afghanistan' })).toBeInViewport();
  release();
  await hydrateIsland(page, '#contact-name');
  await expect(country).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Escape');
  await country.press('Tab');
  await expect(country).toHaveAttribute('aria-invalid', 'true');
});

test('the contact form has hints and autofill, and no error before a field is touched', async ({
  page,
  browserErrors,
}) => {
  const form = await openContact(page);
  for (const [label, autofill, hint] of [
    ['Full Name', 'name', nameHint],
    ['Company Name', 'organization', nameHint],
    ['Job Title', 'organization-title', nameHint],
    ['Country', 'country-name', ''],
    ['Work Email', 'email', 'Work email, for example name@company.com'],
    ['Contact Number', 'tel-national', '10 digits, without spaces or +'],
    [
      'How can we help you?',
      'off',
      'Optional. 30 to 300 characters: letters, digits and spaces, no punctuation 0 of 300',
    ],
  ] as const) {
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(hint);
    await expect(form.getByLabel(label)).toHaveAttribute('autocomplete', autofill);
  }
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
  expect(await contactMessages(page)).toEqual([]);
  await expect(contactButton(page)).toBeDisabled();
  expect(browserErrors).toEqual([]);
});

test('a contact field shows an error after it loses focus, or while its non-empty value is invalid', async ({
  page,
}) => {
  const form = await openContact(page);
  const error = page.getByText('Invalid Email or Email Required');
  await form.getByLabel('Work Email').focus();
  await expect(error).toHaveCount(0);
  await page.keyboard.type('x');
  await expect(error).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(error).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(error).toBeVisible();
  for (const control of await form.locator('input:visible, select, textarea:visible').all()) {
    await control.focus();
    await page.keyboard.press('Tab');
  }
  // Each required field shows one error (specification ruling 24).
  await expect
    .poll(() => contactMessages(page))
    .toEqual([
      'Full Name is required.',
      'Company Name is required.',
      'Job Title is required.',
      'Please choose a country from the list.',
      'Invalid Email or Email Required',
      'Please choose a company size from the list.',
      'Contact Number is required.',
    ]);
  await expectNoAccessibilityViolations(page, 'wideDark', 'narrowLight');
});

test('the contact form counts the characters of the message', async ({ page }) => {
  const message = (await openContact(page)).getByLabel('How can we help you?');
  for (const [text, count] of [
    ['Hello', 5],
    ['𠮷𠮷', 2],
    // Counts trimmed text, as sent.
    [`  \n${'a'.repeat(300)}  \n`, 300],
  ] as const) {
    await message.fill(text);
    await expect(page.getByText(`${count} of 300`)).toBeVisible();
  }
  await expect(message).toHaveAccessibleDescription(/no punctuation 300 of 300$/);
  await expect(message).not.toHaveAttribute('aria-invalid');
});
