import { type Desk, startDesk } from '../../../tests/desk-process.ts';
import { test as base, expect, workerFixture } from '../../../tests/e2e/fixtures.ts';
import {
  choose,
  contactButton,
  contactForm,
  contactMessages,
  fillEmptySelects,
  fillFields,
  leadsOf,
  openForm,
  openSignUp,
  signUp,
  signUpForm,
  signUpPopup,
} from '../../../tests/e2e/forms.ts';
import { secondSiteConfig } from '../../../tests/second-site/owner.ts';
import { secondSite } from '../../../tests/second-site/second-site.ts';

/** Tests of a site and desk with `formRules: 'international'`. */
const test = base.extend<object, { desk: Desk }>({
  desk: workerFixture(async () => {
    const site = await secondSite();
    const desk = await startDesk({ SITE_DIR: site.dist }, [], `${site.folder}/server/main.ts`);
    const stop = async () => {
      await desk.stop();
      site.remove();
    };
    return { ...desk, stop };
  }),
});

const fields = {
  name: 'Siobhán O’Brien',
  companyName: 'AT&T, Inc.',
  jobTitle: 'Vice-President, R&D',
  email: 'siobhan+ai@example.photography',
  mobile: '+1 (512) 555-0100',
  descriptionmsg: 'Hello, can you help us? We run 40 trams; which one fails next – and when?',
};

test('the contact form shows a hint and errors, and stores international values', async ({
  page,
  desk,
}) => {
  await openForm(page, '/contact-us', '#contact-name');
  const form = contactForm(page);
  const phone = form.getByLabel('Contact Number');
  await expect(phone).toHaveAccessibleDescription('7 to 15 digits, for example +1 (512) 555-0100');
  await expect(phone).toHaveAttribute('autocomplete', 'tel');
  await expect(form.getByText(secondSiteConfig.replyPromise)).toBeVisible();

  await form.getByLabel('Full Name').fill('<Ada>');
  await phone.fill('12345');
  expect(await contactMessages(page)).toEqual([
    'Please use only letters, digits, spaces and - ’ . , &',
    'Please enter a phone number of 7 to 15 digits.',
  ]);
  await fillFields(form, {
    'Full Name': fields.name,
    'Company Name': fields.companyName,
    'Job Title': fields.jobTitle,
    'Work Email': fields.email,
    'Contact Number': fields.mobile,
    'How can we help you?': fields.descriptionmsg,
  });
  await choose(page, 'Country', 'Ireland');
  await fillEmptySelects(page);
  expect(await contactMessages(page)).toEqual([]);
  await contactButton(page).click();
  const popup = page.getByRole('dialog', { name: 'Thank you for your interest' });
  await expect(popup).toContainText(secondSiteConfig.replyPromise);
  expect(leadsOf(fields.email, desk.dataDir)).toMatchObject([{ fields }]);
});

test('the sign-up form shows hints and accepts a name with an apostrophe and an address with +', async ({
  page,
  desk,
}) => {
  await openSignUp(page);
  await expect(signUpForm(page).getByLabel('Your Name')).toHaveAccessibleDescription(
    'Letters, digits, spaces and - ’ . , &',
  );
  await expect(signUpForm(page).getByLabel('Your Email Address')).toHaveAccessibleDescription(
    'For example name@company.com',
  );
  await signUp(page, "Conan O'Brien", 'conan+news@example.business');
  await expect(signUpPopup(page)).toBeVisible();
  expect(leadsOf('conan+news@example.business', desk.dataDir)).toMatchObject([{ spam: null }]);
});
