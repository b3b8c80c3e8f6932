import { allDisplays, expectNoAccessibilityViolations } from '../../../tests/e2e/accessibility.ts';
import { expect, test } from '../../../tests/e2e/fixtures.ts';
import {
  contactButton,
  contactForm,
  fillFields,
  leadsOf,
  signUp,
  subscribe,
} from '../../../tests/e2e/forms.ts';
import { allPages, builtHtml } from '../../../tests/pages.ts';
import { routes } from '../../routes.ts';
import { FORM_PATH } from './emailjs-payload.ts';

test('lead forms post to the desk, so that no URL contains personal data', () => {
  for (const path of allPages()) {
    // Dialog forms do not navigate; queries of the search and of Asset IQ are not personal data.
    const exemptAttributes = [
      'method="dialog"',
      `action="${routes.search}"`,
      `action="${routes.assetIq}#`,
    ];
    const forms = (builtHtml(path).match(/<form\b[^>]*>/g) ?? []).filter(
      (form) => !exemptAttributes.some((attribute) => form.includes(attribute)),
    );
    expect(forms.length, path).toBeGreaterThan(0);
    for (const form of forms) {
      expect(form, path).toContain('method="post"');
      expect(form, path).toContain(`action="${FORM_PATH}"`);
    }
  }
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript, the sign-up and newsletter forms open a confirmation and store one lead each', async ({
    page,
    desk,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto('/panorama');
    await signUp(page, 'Plain Visitor', 'plain@example.com');
    await expect(page).toHaveURL(/\/thank-you\/sign-up$/);
    await expect(heading).toHaveText('Thank you for reaching out to us!');
    await expect(page.getByText('We received your name and email address.')).toBeVisible();

    await subscribe(page, 'plain@example.com');
    await expect(page).toHaveURL(/\/thank-you\/newsletter$/);
    await expect(heading).toHaveText('Thank you for subscribing!');
    await expect(
      page.getByText('You have successfully Subscribed for our latest AI & Analytics news'),
    ).toBeVisible();
    const leads = leadsOf('plain@example.com', desk.dataDir);
    expect(leads.map(({ kind, spam }) => [kind, spam]).sort()).toEqual([
      ['newsletter', null],
      ['signUp', null],
    ]);
  });

  test('without JavaScript, the contact form shows errors and typed values, then a confirmation', async ({
    page,
    desk,
  }) => {
    await page.goto('/contact-us');
    await fillFields(contactForm(page), {
      'Full Name': 'Zoë & <Sons>',
      'Company Name': 'Example Freight',
      'Job Title': 'Head of Data',
      'Work Email': 'zoe@example.com',
      'How can we help you?': 'too short',
    });
    await contactForm(page).getByLabel('Country').selectOption("Côte d'Ivoire");
    await contactButton(page).click();

    await expect(page).toHaveTitle(/^Error: /);
    const returnedForm = page.locator('main form');
    const name = returnedForm.getByLabel('Full Name');
    const message = returnedForm.getByLabel('How can we help you?');
    await expect(name).toHaveValue('Zoë & <Sons>');
    await expect(name).toHaveAccessibleDescription(
      'Letters and spaces only, 3 to 30 characters Please use only Alphabets and space',
    );
    await expect(returnedForm.getByLabel('Country')).toHaveValue("Côte d'Ivoire");
    await expect(message).toHaveValue('too short');
    const links = page.getByRole('alert').getByRole('link');
    expect(await links.allTextContents()).toEqual([
      'Full Name: Please use only Alphabets and space',
      'Company Size: Please choose a company size from the list.',
      'Contact Number: Contact Number is required.',
      'How can we help you?: Min Length should be \\ 30 characters.',
    ]);
    expect(leadsOf('zoe@example.com', desk.dataDir)).toEqual([]);

    await links.first().click();
    await expect(name).toBeFocused();
    await name.fill('Zoë');
    await returnedForm.getByLabel('Company Size').selectOption('1-50 Employees');
    await returnedForm.getByLabel('Contact Number').fill('5125550142');
    const descriptionmsg = 'We run 40 trams\nand want to know which one fails next';
    await message.fill(descriptionmsg);
    await returnedForm.getByRole('button', { name: 'Talk to an Expert' }).click();
    await expect(page).toHaveURL(/\/thank-you\/contact$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Thank you for your interest, We will get in touch with you shortly!',
    );
    expect(leadsOf('zoe@example.com', desk.dataDir)).toEqual([
      expect.objectContaining({
        kind: 'contact',
        fields: {
          name: 'Zoë',
          companyName: 'Example Freight',
          jobTitle: 'Head of Data',
          country: "Côte d'Ivoire",
          email: 'zoe@example.com',
          companySize: '1-50 Employees',
          mobile: '5125550142',
          descriptionmsg,
        },
      }),
    ]);
  });
});

test('submitting a form before hydration posts it; the returned form has no accessibility violation', async ({
  page,
  desk,
}) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/panorama');
  await signUp(page, 'R2D2', 'early-press@example.com');
  await expect(page.getByRole('alert')).toContainText(
    'Your Name: Name must contain only letters and spaces.',
  );
  await expectNoAccessibilityViolations(page, ...allDisplays);
  await page.getByLabel('Your Name').fill('Artoo');
  await page.locator('main form').getByRole('button').click();
  await expect(page).toHaveURL(/\/thank-you\/sign-up$/);
  await expectNoAccessibilityViolations(page);
  expect(leadsOf('early-press@example.com', desk.dataDir)).toHaveLength(1);
});

test('a browser without `AbortSignal.any` posts the HTML form', async ({ page, desk }) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'));
  await page.goto('/panorama');
  await signUp(page, 'Old Browser', 'old@example.com');
  await expect(page).toHaveURL(/\/thank-you\/sign-up$/);
  expect(leadsOf('old@example.com', desk.dataDir)).toHaveLength(1);
});
