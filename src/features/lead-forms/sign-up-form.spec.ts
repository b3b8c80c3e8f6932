import type { Page } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../../../tests/e2e/accessibility.ts';
import {
  fillSignUp,
  holdSends,
  leadsOf,
  openSignUp,
  signUpPopup as popup,
  recordSends,
  signUp,
  signUpForm,
} from '../../../tests/e2e/forms.ts';
import { expect, expectFocusTrap, test, translatePage } from '../../../tests/e2e/page-helpers.ts';
import { rgbOf } from '../../../tests/e2e/palette.ts';
import { waitForPaint } from '../../../tests/e2e/visit.ts';

// Specification §4 and §5.

const orange = rgbOf('c-signal');
const lightGreen = 'rgb(191, 227, 164)';
const button = (page: Page) => signUpForm(page).getByRole('button', { name: 'Get Started' });
const nameField = (page: Page) => page.getByPlaceholder('Your Name', { exact: true });
const emailField = (page: Page) => page.getByPlaceholder('Your Email Address', { exact: true });
const expectColor = (page: Page, color: string) =>
  expect(button(page)).toHaveCSS('background-color', color);

test.beforeEach(({ page }) => openSignUp(page));

test('the sign-up form validates on submit; until the next submit, corrections only remove errors, also on a translated page', async ({
  page,
}) => {
  const errors = signUpForm(page).locator('[id$="-error"]:visible');
  await signUp(page, '', 'jose');
  await expect(errors).toHaveText(['Name is required.', 'Invalid email format.']);
  await translatePage(page);
  // Still invalid: `R2` contains a digit.
  await nameField(page).fill('R2');
  await expect(errors).toHaveText(['Name is required.', 'Invalid email format.']);
  await nameField(page).fill('José');
  await expect(errors).toHaveText(['Invalid email format.']);
  await nameField(page).fill('');
  await emailField(page).fill('jose@example.com');
  await expect(errors).toHaveCount(0);
  await button(page).click();
  await expect(errors).toHaveText(['Name is required.']);
});

test('an invalid sign-up colors the button, shows errors beside hints, focuses the first invalid field and sends nothing', async ({
  page,
}) => {
  const sends = recordSends(page);
  const name = nameField(page);
  const email = emailField(page);
  const nameHint = 'Letters and spaces only';
  const emailHint = 'For example name@company.com. No +, and an ending of 2 to 4 letters.';
  for (const [field, label, autofill, hint] of [
    [name, 'Your Name', 'name', nameHint],
    [email, 'Your Email Address', 'email', emailHint],
  ] as const) {
    await expect(field).toHaveAccessibleName(label);
    await expect(field).toHaveAttribute('autocomplete', autofill);
    await expect(field).toHaveAccessibleDescription(hint);
  }
  await expectColor(page, orange);

  await signUp(page, '美玲', 'mei+ling@example.com');
  await expectColor(page, lightGreen);
  await expect(name).toHaveAccessibleDescription(nameHint);
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expect(email).toHaveAccessibleDescription(`${emailHint} Invalid email format.`);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toBeFocused();
  // The button's description states the errors, because its color alone is not accessible.
  const problem = 'Not sent yet: one field above needs a change.';
  await expect(button(page)).toHaveAccessibleDescription(problem);
  await expect(page.getByText(problem).locator('..').locator('svg')).toBeVisible();

  await signUp(page, '   ', '');
  await expect(name).toHaveAccessibleDescription(`${nameHint} Name is required.`);
  await expect(email).toHaveAccessibleDescription(`${emailHint} Email is required.`);
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toBeFocused();
  await expect(button(page)).toHaveAccessibleDescription(
    'Not sent yet: two fields above need a change.',
  );
  const fieldBox = await name.boundingBox();
  const messageBox = await page.getByText('Name is required.').boundingBox();
  expect(messageBox?.y).toBeGreaterThanOrEqual((fieldBox?.y ?? 0) + (fieldBox?.height ?? 0));
  await expectNoAccessibilityViolations(page);
  expect(sends).toHaveLength(0);
});

test('a valid sign-up shows the confirmation, clears the fields and stores the lead', async ({
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
  const headers = await sends[0]?.allHeaders();
  // A UUID, or 32 hexadecimal digits in insecure contexts.
  expect(headers?.['idempotency-key']).toMatch(/^[0-9a-f-]{32,36}$/);
  expect(Number(headers?.['x-form-time'])).toBeGreaterThan(0);
  expect(headers?.['x-form-source']).toBe('page=%2Fpanorama');
  const fields = { name: 'José   Núñez', email: 'jose.short@example.com' };
  expect(leadsOf(fields.email, desk.dataDir)).toMatchObject([
    { kind: 'signUp', fields, spam: null },
  ]);
  expect(browserErrors).toEqual([]);
});

test('the sign-up confirmation has a description, traps focus and closes in four ways; only a click outside resets the button’s color', async ({
  page,
}) => {
  const closeButtons = popup(page).getByRole('button', { name: 'Close' });
  const crossButton = closeButtons.first();
  const closeButton = closeButtons.last();
  const email = emailField(page);
  await fillSignUp(page, 'Ana', 'ana@example.com');
  await email.press('Enter');
  await expect(closeButton).toBeFocused();
  await expect(popup(page)).toHaveAccessibleDescription(
    /^We received your name and email address\. Next, we write/,
  );
  await expectNoAccessibilityViolations(page, 'narrowLight', 'wideDark');
  await expectFocusTrap(page, popup(page));
  await popup(page).getByRole('heading').click();
  await expect(popup(page)).toBeVisible();
  await crossButton.click();
  await expect(popup(page)).toBeHidden();
  await expect(email).toBeFocused();
  await expectColor(page, lightGreen);

  for (const closePopup of [() => page.keyboard.press('Escape'), () => closeButton.click()]) {
    await signUp(page, 'Ana', 'ana@example.com');
    await expect(closeButton).toBeFocused();
    await closePopup();
    await expect(popup(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await expectColor(page, lightGreen);
  }

  await signUp(page, 'Ana', 'ana@example.com');
  await expect(popup(page)).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(popup(page)).toBeHidden();
  await expectColor(page, orange);
  // After an invalid submit no popup is open, so a click outside does not reset the color.
  await button(page).click();
  await page.mouse.click(5, 300);
  await expectColor(page, lightGreen);
});

test('a double click on Get Started sends once and keeps the confirmation open; clicks and Enter while sending do nothing', async ({
  page,
}) => {
  const sends = recordSends(page);
  await fillSignUp(page, 'Ana', 'twice@example.com');
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
});

test('holding Enter down signs up once and keeps the confirmation open until Enter is pressed again', async ({
  page,
}) => {
  await fillSignUp(page, 'Ana', 'held@example.com');
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

test('a sign-up with a filled honeypot, which visitors cannot find, shows the confirmation and is quarantined', async ({
  page,
  desk,
}) => {
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
  expect(leadsOf('bot@example.com', desk.dataDir)).toMatchObject([{ spam: 'honeypot' }]);
});
