import { expectNoAccessibilityViolations } from '../../../tests/e2e/accessibility.ts';
import { expect, hydrateIsland, test } from '../../../tests/e2e/fixtures.ts';
import {
  contactButton,
  contactForm,
  contactMessages,
  holdScript,
  openContact,
} from '../../../tests/e2e/forms.ts';

const nameHint = 'Letters and spaces only, 3 to 30 characters';
const emailHint = 'Work email, for example name@company.com';
const phoneHint = '10 digits, without spaces or +';
const messageHint = 'Optional. 30 to 300 characters: letters, digits and spaces, no punctuation';

test.describe('Specification §5, the contact form', () => {
  test.beforeEach(async ({ page }) => {
    await openContact(page);
  });

  test('shows errors beside the hints of fields that were used before hydration, and keeps values', async ({
    page,
  }) => {
    const release = await holdScript(page, 'ContactForm');
    await page.goto('/contact-us');
    const form = contactForm(page);
    const company = form.getByLabel('Company Name');
    await form.getByLabel('Full Name').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type('A1');
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

  test('a list that was opened before hydration shows no error until its select loses focus', async ({
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

  test('has hints, autofill and unique ids, and no error before a field is touched', async ({
    page,
    browserErrors,
  }) => {
    const form = contactForm(page);
    for (const [label, hint, autofill] of [
      ['Full Name', nameHint, 'name'],
      ['Company Name', nameHint, 'organization'],
      ['Job Title', nameHint, 'organization-title'],
      ['Work Email', emailHint, 'email'],
      ['Contact Number', phoneHint, 'tel-national'],
      ['How can we help you?', `${messageHint} 0 of 300`, 'off'],
    ] as const) {
      await expect(form.getByLabel(label)).toHaveAccessibleDescription(hint);
      await expect(form.getByLabel(label)).toHaveAttribute('autocomplete', autofill);
    }
    await expect(form.getByLabel('Country')).toHaveAttribute('autocomplete', 'country-name');
    await expect(form.locator('[aria-invalid]')).toHaveCount(0);
    expect(await contactMessages(page)).toEqual([]);
    await expect(contactButton(page)).toBeDisabled();
    const fields = await form.evaluate((element: HTMLFormElement) => [
      ...new FormData(element).keys(),
    ]);
    // `form` names the form; `topic` is the honeypot.
    expect(fields.sort()).toEqual([
      'companyName',
      'companySize',
      'country',
      'descriptionmsg',
      'email',
      'form',
      'jobTitle',
      'mobile',
      'name',
      'topic',
    ]);
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    await expectNoAccessibilityViolations(page);
    expect(browserErrors).toEqual([]);
  });

  test('shows an error after a field loses focus, or while a non-empty value is invalid', async ({
    page,
  }) => {
    const email = contactForm(page).getByLabel('Work Email');
    const error = page.getByText('Invalid Email or Email Required');
    await email.focus();
    await expect(error).toHaveCount(0);
    await page.keyboard.type('x');
    await expect(error).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(error).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(error).toBeVisible();
    const controls = contactForm(page).locator('input:visible, select, textarea:visible');
    for (const control of await controls.all()) {
      await control.focus();
      await page.keyboard.press('Tab');
    }
    // Each required field shows one error (ruling 24).
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

  test('counts the characters of the message', async ({ page }) => {
    const message = contactForm(page).getByLabel('How can we help you?');
    await expect(page.getByText('0 of 300')).toBeVisible();
    await message.pressSequentially('Hello');
    await expect(page.getByText('5 of 300')).toBeVisible();
    // Each of these characters has two UTF-16 code units.
    await message.fill('𠮷𠮷');
    await expect(page.getByText('2 of 300')).toBeVisible();
    await expect(message).toHaveAccessibleDescription(/no punctuation 2 of 300/);
    // Counts trimmed text, as sent.
    await message.fill(`  \n${'a'.repeat(300)}  \n`);
    await expect(page.getByText('300 of 300')).toBeVisible();
    await expect(message).not.toHaveAttribute('aria-invalid');
  });
});
