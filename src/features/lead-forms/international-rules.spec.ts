import { type Desk, startDesk } from '../../../tests/desk-process.ts';
import { choose, contactButton, contactForm, contactMessages, leadsOf, openForm, signUp, signUpForm } from '../../../tests/e2e/forms.ts';
import { test as base, eachWorker, expect } from '../../../tests/e2e/site.ts';
import { second } from '../../../tests/second-site/owner.ts';
import { secondSite } from '../../../tests/second-site/second-site.ts';
import { CHALLENGE_PATH } from './send.ts';

/** The site of an owner who took the other rules and asks for a proof of work, built and served by a desk under the same configuration. */
const test = base.extend<object, { desk: Desk }>({
  desk: eachWorker(async () => {
    const copy = await secondSite();
    const desk = await startDesk({ SITE_DIR: copy.dist }, `${copy.folder}/server/main.ts`);
    const stop = async () => {
      await desk.stop();
      copy.remove();
    };
    return { ...desk, stop };
  }),
});

const message = 'Hello, can you help us? We run 40 trams; which one fails next – and when?';

test.describe('formRules: international (decision 29), browser and desk', () => {
  test('the contact form tells its rules, takes names, numbers and messages as people write them, and they are stored', async ({ page, desk }) => {
    await openForm(page, '/contact-us', '#contact-name');
    const form = contactForm(page);
    const nameHint = 'Letters, digits, spaces and - ’ . , & in 3 to 30 characters';
    const phone = form.getByLabel('Contact Number');
    await expect(form.getByLabel('Full Name')).toHaveAccessibleDescription(nameHint);
    await expect(phone).toHaveAccessibleDescription('Such as +1 (512) 555-0100: 7 to 15 digits');
    await expect(phone).toHaveAttribute('autocomplete', 'tel');
    await expect(form.getByLabel('How can we help you?')).toHaveAccessibleDescription('Optional: 30 to 300 characters');
    await expect(form.getByText(second.replyPromise)).toBeVisible();

    await form.getByLabel('Full Name').fill('<Ada>');
    await phone.fill('12345');
    expect(await contactMessages(page)).toEqual(['Please use only letters, digits, spaces and - ’ . , &', 'Please enter a phone number of 7 to 15 digits.']);
    await form.getByLabel('Full Name').fill('Siobhán O’Brien');
    await form.getByLabel('Company Name').fill('AT&T, Inc.');
    await form.getByLabel('Job Title').fill('Vice-President, R&D');
    await form.getByLabel('Work Email').fill('siobhan+ai@example.photography');
    await phone.fill('+1 (512) 555-0100');
    await choose(page, 'Country', 'Ireland');
    await choose(page, 'Company Size', '5000+ Employees');
    await form.getByLabel('How can we help you?').fill(message);
    expect(await contactMessages(page)).toEqual([]);
    await contactButton(page).click();
    await expect(page.getByRole('dialog', { name: 'Thank you for your interest' })).toBeVisible();
    expect(leadsOf('siobhan+ai@example.photography', desk.dataDir)).toEqual([
      expect.objectContaining({
        fields: expect.objectContaining({
          name: 'Siobhán O’Brien',
          companyName: 'AT&T, Inc.',
          jobTitle: 'Vice-President, R&D',
          mobile: '+1 (512) 555-0100',
          descriptionmsg: message,
        }),
      }),
    ]);
  });

  test('the short form does as well', async ({ page, desk }) => {
    await openForm(page, '/panorama', '#signUp-name');
    await expect(signUpForm(page).getByLabel('Your Name')).toHaveAccessibleDescription('Letters, digits, spaces and - ’ . , &');
    await expect(signUpForm(page).getByLabel('Your Email Address')).toHaveAccessibleDescription('Such as name@company.com');
    await signUp(page, "Conan O'Brien", 'conan+news@example.business');
    await expect(page.getByRole('dialog', { name: 'Thank you for reaching out to us!' })).toBeVisible();
    expect(leadsOf('conan+news@example.business', desk.dataDir)).toEqual([expect.objectContaining({ spam: null })]);
  });
});

test('proofOfWork: a lead comes with the work done while its form was filled in, and into quarantine without', async ({ page, desk, complaints }) => {
  const challenges: string[] = [];
  page.on('request', (request) => request.url().endsWith(CHALLENGE_PATH) && challenges.push(request.method()));
  await openForm(page, '/panorama', '#signUp-name');
  expect(challenges).toEqual([]);
  const thanks = page.getByRole('dialog', { name: 'Thank you for reaching out to us!' });
  await signUp(page, 'Ada', 'proven@example.com');
  await expect(thanks).toBeVisible();
  expect(leadsOf('proven@example.com', desk.dataDir)).toEqual([expect.objectContaining({ spam: null })]);
  expect(challenges).toEqual(['GET']);
  expect(complaints).toEqual([]);

  await page.route(`**${CHALLENGE_PATH}`, (route) => route.abort());
  await thanks.getByRole('button', { name: 'Close' }).first().click();
  await signUp(page, 'Ada', 'unproven@example.com');
  await expect(thanks).toBeVisible();
  expect(leadsOf('unproven@example.com', desk.dataDir)).toEqual([expect.objectContaining({ spam: 'proof' })]);
});
