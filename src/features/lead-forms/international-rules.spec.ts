import { type Desk, startDesk } from '../../../tests/desk-process.ts';
import { test as base, expect, workerFixture } from '../../../tests/e2e/fixtures.ts';
import {
  choose,
  contactButton,
  contactForm,
  contactMessages,
  fillEmptySelects,
  leadsOf,
  openForm,
  signUp,
  signUpForm,
} from '../../../tests/e2e/forms.ts';
import { secondSiteConfig } from '../../../tests/second-site/owner.ts';
import { secondSite } from '../../../tests/second-site/second-site.ts';

/** Tests of a site and desk with `formRules: 'international'`. */
const test = base.extend<object, { desk: Desk }>({
  desk: workerFixture(async () => {
    const site = await secondSite();
    const desk = await startDesk({ SITE_DIR: site.dist }, `${site.folder}/server/main.ts`);
    const stop = async () => {
      await desk.stop();
      site.remove();
    };
    return { ...desk, stop };
  }),
});

const message = 'Hello, can you help us? We run 40 trams; which one fails next – and when?';

test.describe('formRules: international, in browser and desk', () => {
  test('the contact form shows a hint and errors, and stores international values', async ({
    page,
    desk,
  }) => {
    await openForm(page, '/contact-us', '#contact-name');
    const form = contactForm(page);
    const phone = form.getByLabel('Contact Number');
    await expect(phone).toHaveAccessibleDescription(
      '7 to 15 digits, for example +1 (512) 555-0100',
    );
    await expect(phone).toHaveAttribute('autocomplete', 'tel');
    await expect(form.getByText(secondSiteConfig.replyPromise)).toBeVisible();

    await form.getByLabel('Full Name').fill('<Ada>');
    await phone.fill('12345');
    expect(await contactMessages(page)).toEqual([
      'Please use only letters, digits, spaces and - ’ . , &',
      'Please enter a phone number of 7 to 15 digits.',
    ]);
    await form.getByLabel('Full Name').fill('Siobhán O’Brien');
    await form.getByLabel('Company Name').fill('AT&T, Inc.');
    await form.getByLabel('Job Title').fill('Vice-President, R&D');
    await form.getByLabel('Work Email').fill('siobhan+ai@example.photography');
    await phone.fill('+1 (512) 555-0100');
    await choose(page, 'Country', 'Ireland');
    await fillEmptySelects(page);
    await form.getByLabel('How can we help you?').fill(message);
    expect(await contactMessages(page)).toEqual([]);
    await contactButton(page).click();
    const popup = page.getByRole('dialog', { name: 'Thank you for your interest' });
    await expect(popup).toContainText(secondSiteConfig.replyPromise);
    expect(leadsOf('siobhan+ai@example.photography', desk.dataDir)).toMatchObject([
      {
        fields: {
          name: 'Siobhán O’Brien',
          companyName: 'AT&T, Inc.',
          jobTitle: 'Vice-President, R&D',
          mobile: '+1 (512) 555-0100',
          descriptionmsg: message,
        },
      },
    ]);
  });

  test('the sign-up form shows hints and accepts a name with an apostrophe and an address with +', async ({
    page,
    desk,
  }) => {
    await openForm(page, '/panorama', '#signUp-name');
    await expect(signUpForm(page).getByLabel('Your Name')).toHaveAccessibleDescription(
      'Letters, digits, spaces and - ’ . , &',
    );
    await expect(signUpForm(page).getByLabel('Your Email Address')).toHaveAccessibleDescription(
      'For example name@company.com',
    );
    await signUp(page, "Conan O'Brien", 'conan+news@example.business');
    await expect(
      page.getByRole('dialog', { name: 'Thank you for reaching out to us!' }),
    ).toBeVisible();
    expect(leadsOf('conan+news@example.business', desk.dataDir)).toMatchObject([{ spam: null }]);
  });
});
