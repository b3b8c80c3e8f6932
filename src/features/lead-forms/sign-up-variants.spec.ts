import { site } from '../../../site.config.ts';
import { expect, hydrateIsland, test } from '../../../tests/e2e/fixtures.ts';
import {
  holdScript,
  leadsOf,
  openForm,
  recordSends,
  signUp,
  signUpForm,
  withClientConfig,
} from '../../../tests/e2e/forms.ts';

const thanksText = 'Thank you for reaching out to us!';

test.describe('Ruling 11, the mail link', () => {
  test('is in the confirmation of the product page, not of Traffic-Monitoring', async ({
    page,
  }) => {
    for (const path of ['/product', '/Traffic-Monitoring']) {
      await openForm(page, path, '#signUp-name');
      await signUp(page, 'José Núñez', 'jose.mail@example.com');
      const thanks = page.getByRole('dialog', { name: thanksText });
      await expect(thanks).toBeVisible();
      const hrefs = await thanks
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs).toHaveLength(path === '/product' ? 1 : 0);
      if (!hrefs[0]) continue;
      const mailUrl = new URL(hrefs[0]);
      expect(mailUrl.protocol + mailUrl.pathname).toBe(`mailto:${site.email}`);
      expect(mailUrl.searchParams.get('subject')).toBe('Form Submission');
      expect(mailUrl.searchParams.get('body')).toContain('José Núñez');
      expect(mailUrl.searchParams.get('body')).toContain('jose.mail@example.com');
    }
  });
});

test.describe('A form that hydrates late', () => {
  test('keeps typed values and sends them', async ({ page, desk }) => {
    const release = await holdScript(page, 'SignUpForm');
    await page.goto('/Traffic-Monitoring');
    const form = signUpForm(page);
    await form.getByLabel('Your Name').fill('Typed Early');
    await form.getByLabel('Your Email Address').fill('early@example.com');
    release();
    await hydrateIsland(page, '#signUp-name');
    await expect(form.getByLabel('Your Name')).toHaveValue('Typed Early');
    await form.getByRole('button', { name: 'Get Started' }).click();
    await expect(page.getByRole('dialog', { name: thanksText })).toBeVisible();
    expect(leadsOf('early@example.com', desk.dataDir)).toEqual([
      expect.objectContaining({ fields: { name: 'Typed Early', email: 'early@example.com' } }),
    ]);
  });
});

test('the filling time starts with the activation of a prerendered page', async ({ page }) => {
  await page.addInitScript(() => {
    // Simulates an activation a millisecond ago.
    Object.defineProperty(PerformanceNavigationTiming.prototype, 'activationStart', {
      get: () => performance.now() - 1,
    });
  });
  const sends = recordSends(page);
  await openForm(page, '/panorama', '#signUp-name');
  await signUp(page, 'Ana', 'prerendered@example.com');
  await expect(page.getByRole('dialog', { name: thanksText })).toBeVisible();
  expect(Number(await sends[0]?.headerValue('x-form-time'))).toBeLessThanOrEqual(1);
});

test.describe('Specification §7, changed send settings', () => {
  test('a third party receives only the specified body, none of our headers', async ({ page }) => {
    await withClientConfig(page, ({ leadApi }) => {
      leadApi.origin = 'https://mail.test';
    });
    await page.route('https://mail.test/**', (route) =>
      route.fulfill({
        status: 200,
        body: 'OK',
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      }),
    );
    const sends = recordSends(page);
    await openForm(page, '/panorama', '#signUp-name');
    await signUp(page, 'Ana', 'third@example.com');
    await expect(page.getByRole('dialog', { name: thanksText })).toBeVisible();
    expect(sends.map((send) => send.url())).toEqual(['https://mail.test/api/v1.0/email/send']);
    expect(Object.keys(sends[0]?.postDataJSON())).toEqual([
      'lib_version',
      'user_id',
      'service_id',
      'template_id',
      'template_params',
    ]);
    const headers = Object.keys((await sends[0]?.allHeaders()) ?? {});
    expect(headers.filter((name) => /idempotency|x-form|cookie/.test(name))).toEqual([]);
  });

  test('without a template id, nothing is sent or shown; the lead is queued and the error logged', async ({
    page,
  }) => {
    const consoleMessages: string[] = [];
    page.on('console', (message) => consoleMessages.push(message.text()));
    await withClientConfig(page, ({ leadApi }) => {
      leadApi.templates.signUp = '';
    });
    const sends = recordSends(page);
    await openForm(page, '/panorama', '#signUp-name');
    await signUp(page, 'Ana', 'noid@example.com');
    await expect(signUpForm(page).getByLabel('Your Name')).toHaveValue('');
    await expect.poll(() => consoleMessages.join()).toContain('The template ID is required.');
    expect(consoleMessages.join()).not.toContain('noid@example.com');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(sends).toHaveLength(0);
    expect(await page.evaluate(() => localStorage.getItem('leadOutbox'))).toContain(
      'noid@example.com',
    );
  });

  test("onSendFailure 'notice' tells visitors that sending failed", async ({ page }) => {
    // The desk is unavailable, then rejects the lead.
    const failures = [503, 422];
    await page.route('**/email/send', (route) =>
      route.fulfill({ status: failures.shift() ?? 200, body: 'no' }),
    );
    await withClientConfig(page, (settings) => {
      settings.onSendFailure = 'notice';
    });
    await openForm(page, '/panorama', '#signUp-name');
    for (const notice of [
      'Your details are kept in this browser and will be sent when the connection is back.',
      'Your details could not be sent. Please write to us by email instead.',
    ]) {
      await signUp(page, 'Ana', 'notice@example.com');
      await expect(page.getByRole('dialog', { name: notice })).toBeVisible();
      const link = page.getByRole('dialog').getByRole('link', { name: `Write to ${site.email}` });
      if (notice.includes('could not')) {
        const href = decodeURIComponent((await link.getAttribute('href')) ?? '');
        expect(href).toContain(`mailto:${site.email}?`);
        expect(href).toContain('Ana\r\nnotice@example.com');
      } else await expect(link).toHaveCount(0);
      await page.keyboard.press('Escape');
    }
    // The rejected lead is not queued.
    const stored = await page.evaluate(() => localStorage.getItem('leadOutbox'));
    expect(JSON.parse(stored ?? '')).toHaveLength(1);
  });
});
