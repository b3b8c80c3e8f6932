import type { Locator, Page, Request } from '@playwright/test';
import type { ClientConfig } from '../../src/client/client-config.ts';
import { type EmailJsPayload, SEND_PATH } from '../../src/features/lead-forms/emailjs-payload.ts';
import { approach } from './site.ts';
import { holdRequests } from './states.ts';

export { leadsOf } from '../leads.ts';

export const signUpForm = (page: Page) => page.getByRole('form', { name: 'Get Started Today' });
export const contactForm = (page: Page) => page.getByRole('form', { name: 'We’re Available' });
export const newsletterForm = (page: Page) => page.getByRole('form', { name: 'Newsletter' });

/** Opens a page and waits for the code of the form that has this field. */
export async function openForm(page: Page, path: string, field: string): Promise<void> {
  await page.goto(path);
  await approach(page, field);
}

/** The contact form, once its code has taken over. */
export async function openContact(page: Page): Promise<Locator> {
  await openForm(page, '/contact-us', '#contact-name');
  return contactForm(page);
}

/** The native submit of a form with these values typed in. */
export async function signUp(page: Page, name: string, email: string): Promise<void> {
  const form = signUpForm(page);
  await form.getByLabel('Your Name').fill(name);
  await form.getByLabel('Your Email Address').fill(email);
  await form.getByRole('button', { name: 'Get Started' }).click();
}

/** A choice from one of the contact form's lists, by clicks. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const select = page.getByRole('combobox', { name: label });
  await select.click();
  await select.getByRole('option', { name: option, exact: true }).click();
}

export async function fillContact(page: Page, email: string): Promise<void> {
  const form = contactForm(page);
  await form.getByLabel('Full Name').fill('José Núñez');
  await form.getByLabel('Company Name').fill('Example Freight');
  await form.getByLabel('Job Title').fill('Head of Data');
  await form.getByLabel('Work Email').fill(email);
  await form.getByLabel('Contact Number').fill('5125550142');
  await choose(page, 'Country', 'Spain');
  await choose(page, 'Company Size', '51-200 Employees');
}

export const contactButton = (page: Page) => contactForm(page).getByRole('button', { name: 'Talk to an Expert' });

/** The messages that stand under the contact form's fields, from the first to the last. */
export const contactMessages = (page: Page) => contactForm(page).locator('[id$="-error"]:visible').allTextContents();

/** Every send that the page makes from now on. */
export function sendsOf(page: Page): Request[] {
  const sends: Request[] = [];
  page.on('request', (request) => request.url().endsWith(SEND_PATH) && request.method() === 'POST' && sends.push(request));
  return sends;
}

export const bodyOf = (send: Request | undefined) => send?.postDataJSON() as EmailJsPayload;

/** Serves pages as if they had been built with other send settings; the policy of the page goes, because it names the origin. */
export async function withSettings(page: Page, change: (settings: ClientConfig) => void): Promise<void> {
  await page.route(
    (url) => !url.pathname.includes('.') && !url.pathname.startsWith('/api'),
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
        .replace(/(id="client-config">)([^<]*)/, (_whole, start: string, json: string) => {
          const settings = JSON.parse(json) as ClientConfig;
          change(settings);
          return start + JSON.stringify(settings);
        });
      await route.fulfill({ status: response.status(), contentType: 'text/html; charset=utf-8', body: html });
    },
  );
}

/** Holds the code of an island back until it is asked for. @returns what lets it through */
export const holdCode = (page: Page, island: string) => holdRequests(page, `**/_astro/${island}.*.js`);
/** Holds every send back until it is let through. @returns what lets them through */
export const holdSends = (page: Page) => holdRequests(page, `**${SEND_PATH}`);
