import { expectNoFaults } from '../../../tests/e2e/accessibility.ts';
import { contactButton, contactForm, contactMessages, openContact } from '../../../tests/e2e/forms.ts';
import { expect, test } from '../../../tests/e2e/site.ts';

const nameHint = 'Letters and spaces, 3 to 30 characters';
const messageHint = 'Optional: 30 to 300 letters, digits and spaces, no punctuation';

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
    await expect(form.getByLabel('Country')).toHaveAttribute('autocomplete', 'country-name');
    await expect(form.locator('[aria-invalid]')).toHaveCount(0);
    expect(await contactMessages(page)).toEqual([]);
    await expect(contactButton(page)).toBeDisabled();
    const fields = await form.evaluate((element: HTMLFormElement) => [...new FormData(element).keys()]);
    expect(fields.sort()).toEqual(['companyName', 'companySize', 'country', 'descriptionmsg', 'email', 'form', 'jobTitle', 'mobile', 'name', 'topic']);
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
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
    // An empty field is told that it is required, never how long or of what it must be (decision 24).
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
    await expectNoFaults(page, 'wideDark', 'narrowLight');
  });

  test('counts the message while it is typed', async ({ page }) => {
    const message = contactForm(page).getByLabel('How can we help you?');
    await expect(page.getByText('0 of 300')).toBeVisible();
    await message.pressSequentially('Hello');
    await expect(page.getByText('5 of 300')).toBeVisible();
    await message.fill('𠮷𠮷');
    await expect(page.getByText('2 of 300')).toBeVisible();
    // What is counted is what is sent, without the space around it.
    await message.fill(`  \n${'a'.repeat(300)}  \n`);
    await expect(page.getByText('300 of 300')).toBeVisible();
    await expect(message).not.toHaveAttribute('aria-invalid');
  });
});
