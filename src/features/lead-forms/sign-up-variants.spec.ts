import type { Page } from '@playwright/test';
import { site } from '../../../site.config.ts';
import { expect, hydrateIsland, test } from '../../../tests/e2e/fixtures.ts';
import {
  fillSignUp,
  holdScript,
  leadsOf,
  openSignUp,
  recordSends,
  signUp,
  signUpForm,
  signUpPopup,
  withClientConfig,
} from '../../../tests/e2e/forms.ts';
import { storedValue } from '../../../tests/e2e/page-helpers.ts';

async function openAndSignUp(page: Page, email: string, path?: string): Promise<void> {
  await openSignUp(page, path);
  await signUp(page, 'José Núñez', email);
}

test('the sign-up confirmation has a mail link on the product page, but not on Traffic-Monitoring (ruling 11)', async ({
  page,
}) => {
  const links = signUpPopup(page).getByRole('link');
  await openAndSignUp(page, 'jose.mail@example.com', '/Traffic-Monitoring');
  await expect(signUpPopup(page)).toBeVisible();
  await expect(links).toHaveCount(0);
  await openAndSignUp(page, 'jose.mail@example.com', '/product');
  const body = 'Name: José Núñez\r\nEmail: jose.mail@example.com';
  await expect(links).toHaveAttribute(
    'href',
    `mailto:${site.email}?subject=Form%20Submission&body=${encodeURIComponent(body)}`,
  );
});

test('a sign-up form that hydrates late keeps typed values and sends them', async ({
  page,
  desk,
}) => {
  const release = await holdScript(page, 'SignUpForm');
  await page.goto('/Traffic-Monitoring');
  const form = signUpForm(page);
  await fillSignUp(page, 'Typed Early', 'early@example.com');
  release();
  await hydrateIsland(page, '#signUp-name');
  await expect(form.getByLabel('Your Name')).toHaveValue('Typed Early');
  await form.getByRole('button', { name: 'Get Started' }).click();
  await expect(signUpPopup(page)).toBeVisible();
  expect(leadsOf('early@example.com', desk.dataDir)).toEqual([
    expect.objectContaining({ fields: { name: 'Typed Early', email: 'early@example.com' } }),
  ]);
});

test('on a prerendered page, the time that a visitor takes to fill in a form starts when the page is activated', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Simulates an activation a millisecond ago.
    Object.defineProperty(PerformanceNavigationTiming.prototype, 'activationStart', {
      get: () => performance.now() - 1,
    });
  });
  const sends = recordSends(page);
  await openAndSignUp(page, 'prerendered@example.com');
  await expect(signUpPopup(page)).toBeVisible();
  expect(Number(await sends[0]?.headerValue('x-form-time'))).toBeLessThanOrEqual(1);
});

test('leads for a third-party `leadApi.origin` are sent without our own headers and cookies', async ({
  page,
}) => {
  await withClientConfig(page, ({ leadApi }) => {
    leadApi.origin = 'https://mail.test';
  });
  await page.route('https://mail.test/**', (route) =>
    route.fulfill({
      body: 'OK',
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    }),
  );
  const sends = recordSends(page);
  await openAndSignUp(page, 'third@example.com');
  await expect(signUpPopup(page)).toBeVisible();
  expect(sends.map((send) => send.url())).toEqual(['https://mail.test/api/v1.0/email/send']);
  const headers = Object.keys((await sends[0]?.allHeaders()) ?? {});
  expect(headers.filter((name) => /idempotency|x-form|cookie/.test(name))).toEqual([]);
});

test("with onSendFailure 'notice', a dialog says whether the details will be sent later or could not be sent", async ({
  page,
}) => {
  // The desk is unavailable, then rejects the lead.
  const failures = [503, 422];
  await page.route('**/email/send', (route) => route.fulfill({ status: failures.shift() ?? 200 }));
  await withClientConfig(page, (settings) => {
    settings.onSendFailure = 'notice';
  });
  const emailLink = page.getByRole('dialog').getByRole('link', { name: `Write to ${site.email}` });
  await openAndSignUp(page, 'notice@example.com');
  await expect(
    page.getByRole('dialog', {
      name: 'Your details are kept in this browser and will be sent when the connection is back.',
    }),
  ).toBeVisible();
  await expect(emailLink).toHaveCount(0);
  await page.keyboard.press('Escape');

  await signUp(page, 'José Núñez', 'notice@example.com');
  await expect(
    page.getByRole('dialog', {
      name: 'Your details could not be sent. Please write to us by email instead.',
    }),
  ).toBeVisible();
  await expect(emailLink).toHaveAttribute(
    'href',
    `mailto:${site.email}?body=${encodeURIComponent('José Núñez\r\nnotice@example.com')}`,
  );
  // The queue contains the first lead, but not the rejected one.
  expect(JSON.parse((await storedValue(page, 'leadOutbox')) ?? '')).toHaveLength(1);
});
