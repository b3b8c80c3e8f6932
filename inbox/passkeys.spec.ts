import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../tests/e2e/accessibility.ts';
import { expectHeading } from '../tests/e2e/visit.ts';
import { clickButton, expect, expectText, test } from '../tests/inbox/inbox.ts';

const password = 'seven gray herons at dusk';

async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const;
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options });
  return {
    setVerified: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

// Browsers create no passkey for an IP address.
test.use({ baseURL: ({ desk }, use) => use(desk.url.replace('127.0.0.1', 'localhost')) });

test('a user adds, renames, uses and removes a passkey', async ({ page, inbox }) => {
  const authenticator = await addAuthenticator(page);
  const token = await inbox.newLinkToken('key@desk.example', 'editor', { purpose: 'password' });
  await page.goto(`/inbox/invitation#${token}`);
  await page.getByLabel('Password').fill(password);
  await clickButton(page, 'Set password and sign in');
  await expectHeading(page, 'All leads');

  await page.goto('/inbox/settings');
  const expectAccessible = async () => expect(await accessibilityViolations(page)).toEqual([]);
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  const dialog = page.getByRole('dialog');
  const confirmPassword = async (text: string) => {
    await dialog.getByLabel('Current password').fill(text);
    await clickButton(page, 'Continue');
  };
  // The button moves when the list has loaded.
  await expect(passkeys.getByRole('status')).toHaveCount(0);
  await clickButton(page, 'Add a passkey');
  await confirmPassword('not this one at all');
  await expect(dialog.getByRole('alert')).toContainText('The current password is wrong.');
  await expectAccessible();
  await confirmPassword(password);
  await expectText(page, 'Passkey added.');
  await clickButton(page, /^Rename/);
  await dialog.getByLabel('Name').fill('My laptop');
  await clickButton(page, 'Save name');
  await expect(passkeys.getByText('My laptop', { exact: true }).first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expectAccessible();
  await clickButton(page, 'Add a passkey');
  await confirmPassword(password);
  await expect(dialog.getByRole('alert')).toContainText(
    'This device already has a passkey for your account.',
  );
  await clickButton(page, 'Close');

  const signOut = async () => {
    await page.goto('/inbox/settings');
    await clickButton(page, 'Sign out');
    await expectHeading(page, 'Sign in');
  };
  await signOut();
  await expectAccessible();
  await authenticator.setVerified(false);
  await clickButton(page, 'Sign in with a passkey');
  await expect(page.getByRole('alert')).toBeVisible();
  await authenticator.setVerified(true);
  await clickButton(page, 'Sign in with a passkey');
  await expectHeading(page, 'All leads');

  await page.goto('/inbox/settings');
  await expect(passkeys.getByText(/last used/)).toBeVisible();
  await clickButton(page, 'Remove My laptop');
  await clickButton(page, 'Remove passkey');
  await expectText(page, 'Passkey removed.');
  await expect(passkeys).toBeFocused();
  await signOut();
  await clickButton(page, 'Sign in with a passkey');
  await expect(page.getByRole('alert')).toContainText('This passkey was not accepted.');
});

test('on an IP address no passkey sign-in is offered, and the settings explain why', async ({
  page,
  desk,
  inbox,
}) => {
  await page.goto(`${desk.url}/inbox`);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
  await inbox.signIn(page, 'reader');
  await page.goto(`${desk.url}/inbox/settings`);
  await expectText(page, /^Passkeys need a host name/);
});
