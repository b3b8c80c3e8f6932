import type { Locator, Page, Request } from '@playwright/test';
import type { ClientConfig } from '../../src/client/client-config.ts';
import { SEND_PATH } from '../../src/features/lead-forms/emailjs-payload.ts';
import { hydrateIsland } from './fixtures.ts';
import { holdRequests, scriptUrl } from './page-helpers.ts';

export { leadsOf } from '../leads.ts';

export const signUpForm = (page: Page) => page.getByRole('form', { name: 'Get Started Today' });
export const contactForm = (page: Page) => page.getByRole('form', { name: 'We’re Available' });
export const newsletterForm = (page: Page) => page.getByRole('form', { name: 'Newsletter' });

/** Opens a page and waits until the form with this element is hydrated. */
export async function openForm(page: Page, path: string, selector: string): Promise<void> {
  await page.goto(path);
  await hydrateIsland(page, selector);
}

export async function openContact(page: Page): Promise<Locator> {
  await openForm(page, '/contact-us', '#contact-name');
  return contactForm(page);
}

export const openSignUp = (page: Page, path = '/panorama') => openForm(page, path, '#signUp-name');

export const signUpPopup = (page: Page) =>
  page.getByRole('dialog', { name: 'Thank you for reaching out to us!' });

export async function fillFields(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
}

export const fillSignUp = (page: Page, name: string, email: string) =>
  fillFields(signUpForm(page), { 'Your Name': name, 'Your Email Address': email });

export async function signUp(page: Page, name: string, email: string): Promise<void> {
  await fillSignUp(page, name, email);
  await signUpForm(page).getByRole('button', { name: 'Get Started' }).click();
}

export async function subscribe(page: Page, email: string): Promise<void> {
  const form = newsletterForm(page);
  await form.getByLabel('Your Email Address').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
}

export async function choose(page: Page, label: string, option: string): Promise<void> {
  const select = page.getByRole('combobox', { name: label });
  await select.click();
  await select.getByRole('option', { name: option, exact: true }).click();
}

export async function fillContact(page: Page, email: string): Promise<void> {
  await fillFields(contactForm(page), {
    'Full Name': 'José Núñez',
    'Company Name': 'Example Freight',
    'Job Title': 'Head of Data',
    'Work Email': email,
    'Contact Number': '5125550142',
  });
  await choose(page, 'Country', 'Spain');
  await choose(page, 'Company Size', '51-200 Employees');
  await fillEmptySelects(page);
}

/** Chooses the first real option in each empty select of the contact form. */
export async function fillEmptySelects(page: Page): Promise<void> {
  for (const select of await contactForm(page).getByRole('combobox').all())
    if ((await select.inputValue()) === '') await select.selectOption({ index: 1 });
}

export const contactButton = (page: Page) =>
  contactForm(page).getByRole('button', { name: 'Talk to an Expert' });

/** Visible error messages of the contact form in field order. */
export const contactMessages = (page: Page) =>
  contactForm(page).locator('[id$="-error"]:visible').allTextContents();

/** Records the page's lead requests from now on. */
export function recordSends(page: Page): Request[] {
  const sends: Request[] = [];
  page.on(
    'request',
    (request) =>
      request.url().endsWith(SEND_PATH) && request.method() === 'POST' && sends.push(request),
  );
  return sends;
}

/**
 * Serves pages with a changed client configuration. Removes their content security policy, which
 * would block a lead API at another origin.
 */
export async function withClientConfig(
  page: Page,
  change: (config: ClientConfig) => void,
): Promise<void> {
  await page.route(
    (url) => !url.pathname.includes('.') && !url.pathname.startsWith('/api'),
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
        .replace(/(?<=id="client-config">)[^<]*/, (json) => {
          const config = JSON.parse(json) as ClientConfig;
          change(config);
          return JSON.stringify(config);
        });
      await route.fulfill({
        status: response.status(),
        contentType: 'text/html; charset=utf-8',
        body: html,
      });
    },
  );
}

/** Delays the script of an island. @returns a function that releases it */
export const holdScript = (page: Page, island: string) => holdRequests(page, scriptUrl(island));
/** Delays lead requests. @returns a function that releases them */
export const holdSends = (page: Page) => holdRequests(page, `**${SEND_PATH}`);
