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
    const fill = async (page: Page, name: string, email: string) => {
      await form(page).role('textbox', 'Your Name').fill(name);
      await form(page).role('textbox', 'Your Email Address').fill(email);
    };
    const submit = (page: Page) => form(page).role('button', 'Get Started').click();

    test('shows errors, then the confirmation, and stores the lead', async ({ page, desk }) => {
      await openWithoutIntro(page, routes.panorama);
      await submit(page);
      await form(page).byText('Name is required.').expectVisible();
      await form(page).byText('Email is required.').expectVisible();
      await form(page).role('textbox', 'Your Name').expectFocused();
      await fill(page, 'R2D2', 'jose');
      await submit(page);
      await form(page).byText('Name must contain only letters and spaces.').expectVisible();
      await form(page).byText('Invalid email format.').expectVisible();
      await fill(page, 'José Núñez', 'jose@example.com');
      await page.press('Enter');
      await thanks(page).expectVisible();
      await page.press('Escape');
      await thanks(page).expectHidden();
      await form(page).role('textbox', 'Your Name').expectValue('');
      expectLead(desk.dataDir, 'signUp', { name: 'José Núñez', email: 'jose@example.com' });
    });

    test('after a failed send, the form shows no confirmation; the browser keeps the lead, and the next page sends it once', async ({
      page,
      desk,
      allowedErrors,
    }) => {
      allowedErrors.push(/email\/send|ERR_CONNECTION|Failed to load resource/);
      await openWithoutIntro(page, routes.panorama);
      await fill(page, 'Ana', 'failed@example.com');
      await desk.kill();
      await submit(page);
      await form(page).role('textbox', 'Your Name').expectValue('');
      await form(page).role('textbox', 'Your Email Address').expectValue('');
      expect(await thanks(page).count()).toBe(0);
      const outbox = async () => (await page.storedValue('leadOutbox')) ?? '';
      await expect.poll(outbox).toContain('failed@example.com');
      await desk.restart();
      await page.open('/resource');
      await expect.poll(() => leadsOf('failed@example.com', desk.dataDir)).toHaveLength(1);
      await expect.poll(outbox).not.toContain('failed@example.com');
      await page.open(routes.about);
      await page.heading(1).expectVisible();
      expect(leadsOf('failed@example.com', desk.dataDir)).toHaveLength(1);
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
    const button = (page: Page) => form(page).role('button', 'Talk to an Expert');
    const thanks = (page: Page) =>
      page.role('dialog', 'Thank you for your interest, We will get in touch with you shortly!');
    const fill = async (page: Page, email: string) => {
      await field(page, 'Full Name').fill('José Núñez');
      await field(page, 'Company Name').fill('Example Freight');
      await field(page, 'Job Title').fill('Head of Data');
      await field(page, 'Work Email').fill(email);
      await field(page, 'Contact Number').fill('5125550142');
      await form(page).role('combobox', 'Country').choose('Spain');
      await form(page).role('combobox', 'Company Size').choose('51-200 Employees');
    };

    test('shows errors, then the confirmation, and stores the lead', async ({ page, desk }) => {
      await openWithoutIntro(page, routes.contact);
      await field(page, 'Full Name').fill('R2D2');
      await field(page, 'Contact Number').fill('512a');
      await field(page, 'Work Email').fill('jose');
      await field(page, /^How can we help you/).fill('too short');
      await page.press('Tab');
      // The specification prescribes these texts, including the backslash.
      for (const message of [
        'Please use only Alphabets and space',
        'Enter Only Numbers',
        'Invalid Email or Email Required',
        'Min Length should be \\ 30 characters.',
      ])
        await form(page).byText(message).expectVisible();
      expect(await button(page).attribute('disabled')).not.toBeNull();
      await fill(page, 'contact@example.com');
      await field(page, /^How can we help you/).fill(
        'We run 40 trams and want to know which one fails next',
      );
      await button(page).click();
      await thanks(page).expectVisible();
      await thanks(page).role('button', 'Close').nth(-1).click();
      await thanks(page).expectHidden();
      await field(page, 'Full Name').expectValue('');
      expectLead(desk.dataDir, 'contact', {
        name: 'José Núñez',
        companyName: 'Example Freight',
        jobTitle: 'Head of Data',
        country: 'Spain',
        email: 'contact@example.com',
        companySize: '51-200 Employees',
        mobile: '5125550142',
        descriptionmsg: 'We run 40 trams and want to know which one fails next',
      });
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
