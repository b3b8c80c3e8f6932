import type { Page } from '@playwright/test';
import { site } from '../../site.config.ts';
import { bodyOf, choose, contactForm, expectNoFaults, fillContact, leadsOf, openContact, sendsOf } from './forms.ts';
import { expect, test } from './site.ts';

const button = (page: Page) => contactForm(page).getByRole('button', { name: 'Talk to an Expert' });
const thanks = (page: Page) => page.getByRole('dialog', { name: 'Thank you for your interest, We will get in touch with you shortly!' });
const nameHint = 'Letters and spaces, 3 to 30 characters';
const messageHint = 'Optional: 30 to 300 letters, digits and spaces, no punctuation';

/** Every text that is described as a message by a field in error. */
const messagesOf = (page: Page) => contactForm(page).locator('[id$="-error"]:visible').allTextContents();

test.describe('Specification §5, the contact form', () => {
  test.beforeEach(async ({ page }) => {
    await openContact(page);
  });

  test('says each rule before it can be broken, and nothing is called wrong before a visitor has been there', async ({ page, complaints }) => {
    const form = contactForm(page);
    for (const [label, hint, autofill] of [
      ['Full Name', nameHint, 'name'],
      ['Company Name', nameHint, 'organization'],
      ['Job Title', nameHint, 'organization-title'],
      ['Work Email', 'Such as name@company.com', 'email'],
      ['Contact Number', '10 digits, no spaces or signs', 'tel-national'],
      ['How can we help you?', messageHint, 'off'],
    ] as const) {
      await expect(form.getByLabel(label)).toHaveAccessibleDescription(hint);
      await expect(form.getByLabel(label)).toHaveAttribute('autocomplete', autofill);
    }
    await expect(form.locator('input[name="country"]')).toHaveAttribute('autocomplete', 'country-name');
    await expect(form.locator('[aria-invalid]')).toHaveCount(0);
    expect(await messagesOf(page)).toEqual([]);
    await expect(button(page)).toBeDisabled();
    await expectNoFaults(page, 'wideLight', 'narrowDark');
    expect(complaints).toEqual([]);
  });

  test('shows each message in the specified words, a wrong character before a wrong length', async ({ page }) => {
    const form = contactForm(page);
    const [short, long, letters] = ['Min Length should be 3 Characters', 'Max length should be 30 Characters', 'Please use only Alphabets and space'];
    const [digits, ten] = ['Enter Only Numbers', 'Contact Number Must be 10 Digits only'];
    const [brief, lengthy, characters] = [
      'Min Length should be \\ 30 characters.',
      'Max Length should not exceed 300 characters.',
      'Please use only letters, digits and spaces.',
    ];
    const email = 'Invalid Email or Email Required';
    const name = [
      ['ab', short],
      ['a1', letters],
      ['R2D2', letters],
      [`${'a'.repeat(31)}`, long],
      [`${'a'.repeat(30)}!`, letters],
      ['a'.repeat(30), ''],
      ['美玲子', ''],
    ];
    const tables: [string, string, string[][]][] = [
      ['Full Name', nameHint, name],
      ['Company Name', nameHint, name.slice(0, 2)],
      ['Job Title', nameHint, name.slice(0, 2)],
      [
        'Work Email',
        'Such as name@company.com',
        [
          ['jose', email],
          ['jose@example', email],
          ['jose@example.c', email],
          ['jose+ai@example.business', ''],
        ],
      ],
      [
        'Contact Number',
        '10 digits, no spaces or signs',
        [
          ['12345', ten],
          ['12345678901', ten],
          ['512 555 01', digits],
          ['51255a', digits],
          ['5125550142', ''],
        ],
      ],
      [
        'How can we help you?',
        messageHint,
        [
          ['too short', brief],
          ['Hello, world', characters],
          ['a'.repeat(301), lengthy],
          ['a'.repeat(300), ''],
          ['Thirty letters or more in all 1\n2', ''],
          ['', ''],
        ],
      ],
    ];
    for (const [label, hint, cases] of tables) {
      const field = form.getByLabel(label);
      for (const [typed = '', said] of cases) {
        await field.fill(typed);
        await expect(field, `${label}: ${typed}`).toHaveAccessibleDescription(`${hint} ${said}`.trim());
        if (said) await expect(field).toHaveAttribute('aria-invalid', 'true');
      }
    }
  });

  test('shows a message once a field has been left, or while something wrong stands in it', async ({ page }) => {
    const email = contactForm(page).getByLabel('Work Email');
    const message = page.getByText('Invalid Email or Email Required');
    await email.focus();
    await expect(message).toHaveCount(0);
    await page.keyboard.type('x');
    await expect(message).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(message).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(message).toBeVisible();
    // Left empty, the required ones speak; the message is optional.
    for (const label of ['Full Name', 'Company Name', 'Job Title', 'Contact Number', 'How can we help you?']) {
      await contactForm(page).getByLabel(label).focus();
      await page.keyboard.press('Tab');
    }
    const short = 'Min Length should be 3 Characters';
    await expect.poll(() => messagesOf(page)).toEqual([short, short, short, 'Invalid Email or Email Required', 'Contact Number Must be 10 Digits only']);
    await expectNoFaults(page, 'wideDark', 'narrowLight');
  });

  test('counts the message while it is typed', async ({ page }) => {
    const message = contactForm(page).getByLabel('How can we help you?');
    await expect(page.getByText('0 of 300')).toBeVisible();
    await message.pressSequentially('Hello');
    await expect(page.getByText('5 of 300')).toBeVisible();
    await message.fill('𠮷𠮷');
    await expect(page.getByText('2 of 300')).toBeVisible();
  });
});

test.describe('Specification §2 and §4, the contact form’s button, send and thanks', () => {
  test.beforeEach(async ({ page }) => {
    await openContact(page);
  });

  test('the button has a look for no choices, one for both lists chosen, and one for a valid form; Enter sends only then', async ({ page }) => {
    const sends = sendsOf(page);
    await expect(button(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await choose(page, 'Country', 'Spain');
    await expect(button(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await choose(page, 'Company Size', '5000+ Employees');
    await expect(button(page)).toHaveCSS('background-color', 'rgb(226, 218, 202)');
    await expect(button(page)).toBeDisabled();
    await contactForm(page).getByLabel('Contact Number').press('Enter');
    await fillContact(page, 'enter@example.com');
    await expect(button(page)).toBeEnabled();
    await page.mouse.move(5, 5);
    await expect(button(page)).toHaveCSS('background-color', 'rgb(255, 90, 31)');
    await contactForm(page).getByLabel('How can we help you?').fill('too short');
    await expect(button(page)).toBeDisabled();
    await contactForm(page).getByLabel('How can we help you?').fill('');
    await expect(button(page)).toBeEnabled();
    expect(sends).toHaveLength(0);
    await contactForm(page).getByLabel('Contact Number').press('Enter');
    await expect(thanks(page)).toBeVisible();
    expect(sends).toHaveLength(1);
  });

  test('a send carries the specified keys, thanks, empties everything, and is stored', async ({ page, desk, complaints }) => {
    const sends = sendsOf(page);
    await fillContact(page, 'contact@example.com');
    await contactForm(page).getByLabel('How can we help you?').fill('  We run 40 trams and want to know which one fails next\nand when  ');
    await button(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(bodyOf(sends[0]).template_id).toBe(site.send.templates.contact);
    expect(JSON.stringify(bodyOf(sends[0]).template_params)).toBe(
      JSON.stringify({
        name: 'José Núñez',
        email: 'contact@example.com',
        discriptionMesage: 'We run 40 trams and want to know which one fails next\nand when',
        Company_Name: 'Example Freight',
        jobTitle: 'Head of Data',
        mobile: '5125550142',
        company_size: '51-200 Employees',
        country: 'Spain',
      }),
    );
    await expectNoFaults(page, 'wideLight', 'narrowDark');
    await thanks(page).getByRole('button', { name: 'Close' }).first().click();
    await expect(thanks(page)).toBeHidden();
    await expectEmpty(page);
    await expect(contactForm(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(contactForm(page).getByLabel('Full Name')).toBeFocused();
    expect(leadsOf('contact@example.com', desk.dataDir)).toEqual([expect.objectContaining({ kind: 'contact', spam: null })]);
    expect(complaints).toEqual([]);
  });

  test('a second lead follows the first; the thanks close by Escape and by a click outside; a double click sends once', async ({ page, desk }) => {
    for (const [email, shut] of [
      ['again@example.com', () => page.keyboard.press('Escape')],
      ['again@example.com', () => page.mouse.click(5, 300)],
    ] as const) {
      await fillContact(page, email);
      await button(page).dblclick();
      await expect(thanks(page)).toBeVisible();
      await shut();
      await expect(thanks(page)).toBeHidden();
    }
    await expectEmpty(page);
    expect(leadsOf('again@example.com', desk.dataDir)).toHaveLength(2);
  });

  test('a failed send empties everything too, and shows nothing', async ({ page }) => {
    await page.route('**/email/send', (route) => route.fulfill({ status: 500, body: 'no' }));
    await fillContact(page, 'failed@example.com');
    await button(page).click();
    await expectEmpty(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(contactForm(page)).toBeFocused();
  });
});

/** As it was before the first letter: no values, no messages, the button off and hollow. */
async function expectEmpty(page: Page): Promise<void> {
  const form = contactForm(page);
  for (const label of ['Full Name', 'Company Name', 'Job Title', 'Work Email', 'Contact Number', 'How can we help you?'])
    await expect(form.getByLabel(label)).toHaveValue('');
  await expect(form.getByRole('combobox', { name: 'Country' })).toHaveText('Select Location');
  await expect(form.getByRole('combobox', { name: 'Company Size' })).toHaveText('Select Company size');
  await expect(page.getByText('0 of 300')).toBeVisible();
  expect(await messagesOf(page)).toEqual([]);
  await expect(button(page)).toBeDisabled();
  await expect(button(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
}
