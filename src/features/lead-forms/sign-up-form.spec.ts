import type { Page } from '@playwright/test';
import { site } from '../../../site.config.ts';
import { expectNoAccessibilityViolations } from '../../../tests/e2e/accessibility.ts';
import {
  bodyOf,
  holdSends,
  leadsOf,
  openForm,
  recordSends,
  signUp,
  signUpForm,
} from '../../../tests/e2e/forms.ts';
import { expect, expectFocusTrap, test } from '../../../tests/e2e/page-helpers.ts';
import { rgbOf } from '../../../tests/e2e/palette.ts';
import { waitForPaint } from '../../../tests/e2e/visit.ts';
import { toEmailJsPayload } from './emailjs-payload.ts';

const orange = rgbOf('c-signal');
const lightGreen = 'rgb(191, 227, 164)';
const button = (page: Page) => signUpForm(page).getByRole('button', { name: 'Get Started' });
const nameField = (page: Page) => page.getByPlaceholder('Your Name', { exact: true });
const emailField = (page: Page) => page.getByPlaceholder('Your Email Address', { exact: true });
const nameHint = 'Letters and spaces only';
const emailHint = 'For example name@company.com. No +, and an ending of 2 to 4 letters.';
const popup = (page: Page) =>
  page.getByRole('dialog', { name: 'Thank you for reaching out to us!' });

test.describe('Specification §4 and §5, the sign-up form', () => {
  test.beforeEach(async ({ page }) => openForm(page, '/panorama', '#signUp-name'));

  test('validates on submit; a correction removes its error, and no new error appears before the next submit', async ({
    page,
  }) => {
    const form = signUpForm(page);
    const errors = form.locator('[id$="-error"]:visible');
    await signUp(page, '', 'jose');
    await expect(errors).toHaveText(['Name is required.', 'Invalid email format.']);
    // Still invalid: `R2` contains a digit.
    await form.getByLabel('Your Name').fill('R2');
    await expect(errors).toHaveText(['Name is required.', 'Invalid email format.']);
    await form.getByLabel('Your Name').fill('José');
    await expect(errors).toHaveText(['Invalid email format.']);
    await form.getByLabel('Your Name').fill('');
    await form.getByLabel('Your Email Address').fill('jose@example.com');
    await expect(errors).toHaveCount(0);
    await form.getByRole('button', { name: 'Get Started' }).click();
    await expect(errors).toHaveText(['Name is required.']);
  });

  test('an invalid submit colors the button, shows errors, focuses the first invalid field and sends nothing', async ({
    page,
  }) => {
    const sends = recordSends(page);
    const name = nameField(page);
    const email = emailField(page);
    await expect(name).toHaveAccessibleName('Your Name');
    await expect(email).toHaveAccessibleName('Your Email Address');
    await expect(name).toHaveAttribute('autocomplete', 'name');
    await expect(email).toHaveAttribute('autocomplete', 'email');
    await expect(name).toHaveAccessibleDescription(nameHint);
    await expect(email).toHaveAccessibleDescription(emailHint);
    await expect(button(page)).toHaveCSS('background-color', orange);

    const required = { name: 'Name is required.', email: 'Email is required.' };
    for (const [typed, errors] of [
      [{ name: '   ', email: '' }, required],
      [
        { name: '美玲', email: 'mei+ling@example.com' },
        { name: '', email: 'Invalid email format.' },
      ],
    ] as const) {
      await signUp(page, typed.name, typed.email);
      await expect(name).toHaveAccessibleDescription(`${nameHint} ${errors.name}`.trim());
      await expect(email).toHaveAccessibleDescription(`${emailHint} ${errors.email}`.trim());
      await expect(errors.name ? name : email).toBeFocused();
      // The button's description states the errors, because its color alone is not accessible.
      await expect(button(page)).toHaveAccessibleDescription(
        errors.name && errors.email
          ? 'Not sent yet: two fields above need a change.'
          : 'Not sent yet: one field above needs a change.',
      );
      await expect(
        signUpForm(page).locator('p', { hasText: 'Not sent yet' }).locator('svg'),
      ).toBeVisible();
      await expect(page.locator('#signUp-name[aria-invalid="true"]')).toHaveCount(
        errors.name ? 1 : 0,
      );
      await expect(page.locator('#signUp-email[aria-invalid="true"]')).toHaveCount(
        errors.email ? 1 : 0,
      );
    }
    await signUp(page, '', '');
    await expect(button(page)).toHaveCSS('background-color', lightGreen);
    const fieldBox = await name.boundingBox();
    const messageBox = await page.getByText(required.name).boundingBox();
    expect(messageBox?.y).toBeGreaterThanOrEqual((fieldBox?.y ?? 0) + (fieldBox?.height ?? 0));
    await expectNoAccessibilityViolations(page);
    expect(sends).toHaveLength(0);
  });

  test('a valid submit sends the specified body, shows the confirmation, clears the fields and stores the lead', async ({
    page,
    desk,
    browserErrors,
  }) => {
    const sends = recordSends(page);
    await signUp(page, '  José   Núñez ', 'jose.short@example.com');
    await expect(popup(page)).toBeVisible();
    await expect(nameField(page)).toHaveValue('');
    await expect(emailField(page)).toHaveValue('');
    await expect(page.getByText('is required.')).toHaveCount(0);

    expect(sends).toHaveLength(1);
    expect(sends[0]?.url()).toBe(`${desk.url}/api/v1.0/email/send`);
    const values = { name: 'José   Núñez', email: 'jose.short@example.com' };
    // As text, to compare the order of keys too.
    expect(sends[0]?.postData()).toBe(
      JSON.stringify(toEmailJsPayload('signUp', values, site.leadApi)),
    );
    const headers = await sends[0]?.allHeaders();
    expect(headers?.['content-type']).toBe('application/json');
    // A UUID, or 32 hexadecimal digits in insecure contexts.
    expect(headers?.['idempotency-key']).toMatch(/^[0-9a-f-]{32,36}$/);
    expect(Number(headers?.['x-form-time'])).toBeGreaterThan(0);
    expect(headers?.['x-form-source']).toMatch(/^page=%2F[\w%-]*$/);
    expect(headers).not.toHaveProperty('x-form-topic');
    expect(leadsOf('jose.short@example.com', desk.dataDir)).toEqual([
      expect.objectContaining({ kind: 'signUp', spam: null }),
    ]);
    expect(browserErrors).toEqual([]);
  });

  test('the confirmation has a description, traps focus and closes in four ways; only a click outside resets the color of the button', async ({
    page,
  }) => {
    const crossButton = popup(page).getByRole('button', { name: 'Close' }).first();
    const closeButton = popup(page).getByRole('button', { name: 'Close' }).last();
    const email = emailField(page);
    await nameField(page).fill('Ana');
    await email.fill('ana@example.com');
    await email.press('Enter');
    await expect(closeButton).toBeFocused();
    await expect(popup(page)).toHaveAccessibleDescription(
      /^We received your name and email address\. Next, we write/,
    );
    await page.keyboard.press('Tab');
    await expect(popup(page)).toBeVisible();
    await expectNoAccessibilityViolations(page, 'narrowLight', 'wideDark');
    await expectFocusTrap(page, popup(page));
    await popup(page).getByRole('heading').click();
    await expect(popup(page)).toBeVisible();
    await crossButton.click();
    await expect(popup(page)).toBeHidden();
    await expect(email).toBeFocused();
    await expect(button(page)).toHaveCSS('background-color', lightGreen);

    for (const closePopup of [() => page.keyboard.press('Escape'), () => closeButton.click()]) {
      await signUp(page, 'Ana', 'ana@example.com');
      await expect(closeButton).toBeFocused();
      await closePopup();
      await expect(popup(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
      await expect(button(page)).toHaveCSS('background-color', lightGreen);
    }

    await signUp(page, 'Ana', 'ana@example.com');
    await expect(popup(page)).toBeVisible();
    await page.mouse.click(5, 300);
    await expect(popup(page)).toBeHidden();
    await expect(button(page)).toHaveCSS('background-color', orange);
    // After an invalid submit no popup is open, so a click outside does not reset the color.
    await button(page).click();
    await page.mouse.click(5, 300);
    await expect(button(page)).toHaveCSS('background-color', lightGreen);
  });

  test('a double click sends once and keeps the confirmation open; clicks and Enter while sending do nothing', async ({
    page,
    desk,
  }) => {
    const sends = recordSends(page);
    await nameField(page).fill('Ana');
    await emailField(page).fill('twice@example.com');
    await button(page).dblclick();
    await expect(popup(page)).toBeVisible();
    // The second click of a slow double click hits the backdrop.
    await page.mouse.move(5, 300);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press('Escape');

    // On a slow machine, the accessibility check can outlast the time limit of a send.
    await page.evaluate(() => {
      AbortSignal.timeout = () => new AbortController().signal;
    });
    const releaseSends = await holdSends(page);
    await signUp(page, 'Ana', 'slow@example.com');
    const busyButton = signUpForm(page).getByRole('button', { name: 'Sending…' });
    await expect(busyButton).toHaveAttribute('aria-busy', 'true');
    await expect(busyButton).toHaveCSS('background-color', lightGreen);
    await expect(signUpForm(page).getByRole('status')).toHaveText('Sending…');
    await expectNoAccessibilityViolations(page, 'wideLight');
    await busyButton.click();
    await nameField(page).press('Enter');
    // Waits long enough for an unwanted second send to start.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    await expect(busyButton).toHaveAttribute('aria-busy', 'true');
    releaseSends();
    await expect(popup(page)).toBeVisible();
    await expect(busyButton).toHaveCount(0);
    expect(sends.map((send) => send.postDataJSON().template_params.email)).toEqual([
      'twice@example.com',
      'slow@example.com',
    ]);
    expect(leadsOf('twice@example.com', desk.dataDir)).toHaveLength(1);
  });

  test('Enter held down sends once and keeps the confirmation open until Enter is pressed again', async ({
    page,
  }) => {
    await nameField(page).fill('Ana');
    await emailField(page).fill('held@example.com');
    await page.keyboard.down('Enter');
    await expect(popup(page)).toBeVisible();
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter');
    await waitForPaint(page);
    await expect(popup(page)).toBeVisible();
    await page.keyboard.up('Enter');
    await page.keyboard.press('Enter');
    await expect(popup(page)).toBeHidden();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a failed send clears the fields and shows no message', async ({ page }) => {
    // With status 0, the request fails without a response.
    for (const status of [500, 0]) {
      await page.route('**/email/send', (route) =>
        status ? route.fulfill({ status, body: 'no' }) : route.abort(),
      );
      const requested = page.waitForEvent('request', (request) => request.url().endsWith('/send'));
      await signUp(page, 'Ana', 'ana@example.com');
      await requested;
      await expect(nameField(page)).toHaveValue('');
      await expect(emailField(page)).toHaveValue('');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(signUpForm(page).locator('[aria-invalid]')).toHaveCount(0);
      await expect(button(page)).toHaveCSS('background-color', lightGreen);
      // Removes the failed lead from the outbox.
      await page.evaluate(() => localStorage.clear());
    }
  });

  test('a filled honeypot shows the confirmation and quarantines the lead', async ({
    page,
    desk,
  }) => {
    const sends = recordSends(page);
    // Assistive technology does not find the honeypot.
    const names = await signUpForm(page)
      .getByRole('textbox')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
    expect(names).toEqual(['name', 'email']);
    await signUpForm(page)
      .locator('[name="topic"]')
      .evaluate((field: HTMLInputElement) => {
        field.value = 'cheap pills €';
      });
    await signUp(page, 'Bot', 'bot@example.com');
    await expect(popup(page)).toBeVisible();
    expect(decodeURIComponent((await sends[0]?.headerValue('x-form-topic')) ?? '')).toBe(
      'cheap pills €',
    );
    expect(Object.keys(bodyOf(sends[0]).template_params)).toEqual(['subject', 'name', 'email']);
    expect(leadsOf('bot@example.com', desk.dataDir)).toEqual([
      expect.objectContaining({ spam: expect.any(String) }),
    ]);
  });
});
