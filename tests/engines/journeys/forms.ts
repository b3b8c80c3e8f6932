import { describe, expect } from 'vitest';
import { routes } from '../../../src/routes.ts';
import { leadsOf } from '../../leads.ts';
import type { Page } from '../page.ts';
import type { EngineTest } from '../test-engine.ts';
import { goToPrivacyPolicy, openWithoutIntro } from './visit-page.ts';

/** Expects exactly one lead for `fields.email`, with these fields and not in quarantine. */
const expectLead = (dataDir: string, kind: string, fields: Record<string, string>) =>
  expect(leadsOf(fields['email'] ?? '', dataDir)).toEqual([
    expect.objectContaining({ kind, spam: null, fields }),
  ]);

export function formJourneys(test: EngineTest): void {
  describe('the sign-up form', () => {
    const form = (page: Page) => page.role('form', 'Get Started Today');
    const thanks = (page: Page) => page.role('dialog', 'Thank you for reaching out to us!');
    const nameField = (page: Page) => form(page).role('textbox', 'Your Name');
    const emailField = (page: Page) => form(page).role('textbox', 'Your Email Address');
    const fill = async (page: Page, name: string, email: string) => {
      await nameField(page).fill(name);
      await emailField(page).fill(email);
    };
    const submit = (page: Page) => form(page).role('button', 'Get Started').click();

    test('shows errors, then the confirmation, and stores the lead', async ({ page, desk }) => {
      await openWithoutIntro(page, routes.panorama);
      await submit(page);
      await form(page).byText('Name is required.').expectVisible();
      await form(page).byText('Email is required.').expectVisible();
      await nameField(page).expectFocused();
      await fill(page, 'R2D2', 'jose');
      await submit(page);
      await form(page).byText('Name must contain only letters and spaces.').expectVisible();
      await form(page).byText('Invalid email format.').expectVisible();
      await fill(page, 'José Núñez', 'jose@example.com');
      await page.press('Enter');
      await thanks(page).expectVisible();
      await page.press('Escape');
      await thanks(page).expectHidden();
      await nameField(page).expectValue('');
      expectLead(desk.dataDir, 'signUp', { name: 'José Núñez', email: 'jose@example.com' });
    });

    test('after a failed send, the form shows no confirmation, and the next page sends the stored lead once', async ({
      page,
      desk,
      allowedErrors,
    }) => {
      allowedErrors.push(/email\/send|ERR_CONNECTION|Failed to load resource/);
      await openWithoutIntro(page, routes.panorama);
      const email = 'failed@example.com';
      await fill(page, 'Ana', email);
      await desk.kill();
      await submit(page);
      await nameField(page).expectValue('');
      await emailField(page).expectValue('');
      expect(await thanks(page).count()).toBe(0);
      const outbox = async () => (await page.storedValue('leadOutbox')) ?? '';
      await expect.poll(outbox).toContain(email);
      await desk.restart();
      await page.open('/resource');
      await expect.poll(() => leadsOf(email, desk.dataDir)).toHaveLength(1);
      await expect.poll(outbox).not.toContain(email);
      await page.open(routes.about);
      await page.heading(1).expectVisible();
      expect(leadsOf(email, desk.dataDir)).toHaveLength(1);
    });

    for (const exit of ['a link', 'the address bar'] as const)
      test(`keeps the typed values if the visitor leaves by ${exit} and returns, then sends one lead`, async ({
        page,
        desk,
      }) => {
        const email = `back-from-${exit.replaceAll(' ', '-')}@example.com`;
        await openWithoutIntro(page, routes.assetIq);
        await fill(page, 'Ana', email);
        await goToPrivacyPolicy(page, exit);
        await page.back();
        await page.expectUrl(/^\/asset-IQ/);
        await submit(page);
        await thanks(page).expectVisible();
        expect(leadsOf(email, desk.dataDir)).toHaveLength(1);
      });
  });

  describe('the contact form', () => {
    const form = (page: Page) => page.role('form', 'We’re Available');
    const field = (page: Page, name: string | RegExp) => form(page).role('textbox', name);
    const messageField = (page: Page) => field(page, /^How can we help you/);
    const button = (page: Page) => form(page).role('button', 'Talk to an Expert');
    const thanks = (page: Page) =>
      page.role('dialog', 'Thank you for your interest, We will get in touch with you shortly!');
    const lead = {
      name: 'José Núñez',
      companyName: 'Example Freight',
      jobTitle: 'Head of Data',
      country: 'Spain',
      email: 'contact@example.com',
      companySize: '51-200 Employees',
      mobile: '5125550142',
      descriptionmsg: 'We run 40 trams and want to know which one fails next',
    };

    test('shows errors, then the confirmation, and stores the lead', async ({ page, desk }) => {
      await openWithoutIntro(page, routes.contact);
      await field(page, 'Full Name').fill('R2D2');
      await field(page, 'Contact Number').fill('512a');
      await field(page, 'Work Email').fill('jose');
      await messageField(page).fill('too short');
      await page.press('Tab');
      // The specification prescribes these texts, including the backslash.
      for (const error of [
        'Please use only Alphabets and space',
        'Enter Only Numbers',
        'Invalid Email or Email Required',
        'Min Length should be \\ 30 characters.',
      ])
        await form(page).byText(error).expectVisible();
      expect(await button(page).attribute('disabled')).not.toBeNull();
      await field(page, 'Full Name').fill(lead.name);
      await field(page, 'Company Name').fill(lead.companyName);
      await field(page, 'Job Title').fill(lead.jobTitle);
      await field(page, 'Work Email').fill(lead.email);
      await field(page, 'Contact Number').fill(lead.mobile);
      await form(page).role('combobox', 'Country').choose(lead.country);
      await form(page).role('combobox', 'Company Size').choose(lead.companySize);
      await messageField(page).fill(lead.descriptionmsg);
      await button(page).click();
      await thanks(page).expectVisible();
      await thanks(page).role('button', 'Close').nth(-1).click();
      await thanks(page).expectHidden();
      await field(page, 'Full Name').expectValue('');
      expectLead(desk.dataDir, 'contact', lead);
    });
  });

  describe('the newsletter', () => {
    const form = (page: Page) => page.role('contentinfo').role('form', 'Newsletter');
    const field = (page: Page) => form(page).role('textbox', 'Your Email Address');
    const subscribe = (page: Page) => form(page).role('button', 'Subscribe').click();
    const thanks = (page: Page) => page.role('dialog', 'Thank you for subscribing!');

    test('shows errors, then the confirmation, and stores the lead', async ({ page, desk }) => {
      await openWithoutIntro(page, '/resource');
      await subscribe(page);
      await form(page).byText('Email Must Be Required').expectVisible();
      await field(page).fill('jose@example');
      await page.press('Enter');
      await form(page).byText('Please Enter Valid Email').expectVisible();
      await field(page).fill('news@example.business');
      await subscribe(page);
      await thanks(page).expectVisible();
      await thanks(page)
        .byText('You have successfully Subscribed for our latest AI & Analytics news')
        .expectVisible();
      // Clicks outside the dialog.
      await page.tab.click(8, 450);
      await thanks(page).expectHidden();
      await field(page).expectValue('');
      expectLead(desk.dataDir, 'newsletter', { email: 'news@example.business' });
    });
  });
}
