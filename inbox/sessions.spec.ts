import type { Page } from '@playwright/test';
import { expectHeading } from '../tests/e2e/visit.ts';
import { clickButton, expect, expectText, test } from '../tests/inbox/inbox.ts';

const password = 'seven gray herons at dusk';

async function submitPassword(page: Page, button: string, text = password): Promise<void> {
  await page.getByLabel('Password').fill(text);
  await clickButton(page, button);
}
const setPassword = (page: Page, text?: string) =>
  submitPassword(page, 'Set password and sign in', text);
const submitSignIn = (page: Page, text?: string) => submitPassword(page, 'Sign in', text);
const expectSignIn = (page: Page) => expectHeading(page, 'Sign in');

async function signOut(page: Page) {
  await page.goto('/inbox/settings');
  await clickButton(page, 'Sign out');
  await expectSignIn(page);
}

test('a one-time link sets a password once; no path or referrer contains its token', async ({
  page,
  inbox,
  desk,
}) => {
  const token = await inbox.newLinkToken('new@desk.example', 'editor', { purpose: 'password' });
  const pathsAndReferrers: string[] = [];
  page.on('request', (request) =>
    pathsAndReferrers.push(new URL(request.url()).pathname, request.headers()['referer'] ?? ''),
  );
  await page.goto(`/inbox/invitation#${token}`);
  await expectText(page, 'new@desk.example · Editor: can see and change leads');
  // The desk rejects common passwords.
  await setPassword(page, 'password1234');
  await expect(page.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true');
  await setPassword(page);
  await expectHeading(page, 'All leads');
  expect(page.url()).not.toContain(token);
  expect(pathsAndReferrers.filter((text) => text.includes(token))).toEqual([]);

  await signOut(page);
  await page.goto(`/inbox/invitation#${token}`);
  await expectHeading(page, 'This link no longer works');
  // A new link opens in the same tab, but is used elsewhere before the user submits the form.
  const nextToken = await inbox.newLinkToken('other@desk.example', 'editor', {
    purpose: 'password',
  });
  await page.goto(`/inbox/invitation#${nextToken}`);
  await expectHeading(page, 'Set your password');
  await page.request.post('/inbox/api/invitation/password', {
    data: { token: nextToken, password },
    headers: { origin: desk.url },
  });
  await setPassword(page);
  await expectHeading(page, 'This link no longer works');
});

test('a sign-in link works once; a failed request does not use it up', async ({ page, inbox }) => {
  const token = await inbox.newLinkToken('owner@desk.example', 'owner', { purpose: 'sign-in' });
  const openLink = async () => {
    // If a URL with a fragment is already open, `goto` does not load it again.
    await page.goto('about:blank');
    await page.goto(`/inbox/sign-in#${token}`);
  };
  await page.route('**/session/link', (route) => route.abort(), { times: 1 });
  await openLink();
  await expectText(page, 'The lead desk cannot be reached.');
  await openLink();
  await expectHeading(page, 'All leads');
  await openLink();
  await expectText(page, 'This link no longer works.');
});

test('after a session ends, signing in again shows the same URL and the unsaved note', async ({
  page,
  inbox,
}) => {
  const email = 'writer@desk.example';
  const token = await inbox.newLinkToken(email, 'editor', { purpose: 'password' });
  await page.goto(`/inbox/invitation#${token}`);
  await setPassword(page);
  await expectHeading(page, 'All leads');
  const id = await inbox.openNewLead(page);
  const note = page.getByLabel('New note');
  await note.fill('Asked for a call on Monday');
  // Ends the session during the save. If it ended earlier, the response to another request would
  // show the sign-in page.
  await page.route(
    `**/inbox/api/leads/${id}/notes`,
    async (route) => {
      for (const session of await inbox.store.inbox.sessions(email))
        await inbox.store.inbox.endSession(email, session.id);
      await route.continue();
    },
    { times: 1 },
  );
  await clickButton(page, 'Add note');
  await expectSignIn(page);
  await expect(page.getByText('Ada Lovelace')).toHaveCount(0);
  await page.getByLabel('Email').fill(email);
  await submitSignIn(page, 'not this one at all');
  await expect(page.getByRole('alert')).toContainText('wrong');
  await submitSignIn(page);
  await expect(page).toHaveURL(new RegExp(`/inbox/leads/${id}$`));
  await expect(note).toHaveValue('Asked for a call on Monday');
});

test('Back after signing out shows no data', async ({ page, inbox }) => {
  await inbox.signIn(page, 'reader');
  await inbox.openNewLead(page);
  await expectHeading(page, 'Ada Lovelace');
  await signOut(page);
  await page.goBack();
  await expectSignIn(page);
  await expect(page.getByText('Ada Lovelace')).toHaveCount(0);
});

test('ending a session signs out its browser', async ({ page, inbox, browser, desk }) => {
  const email = await inbox.signIn(page, 'reader', 'two-screens@desk.example');
  const otherContext = await browser.newContext({ baseURL: desk.url });
  const otherPage = await otherContext.newPage();
  await inbox.signIn(otherPage, 'reader', email);
  await otherPage.goto('/inbox');
  await expectHeading(otherPage, 'All leads');
  await page.goto('/inbox/settings');
  await clickButton(page, /^End session/);
  await expectText(page, 'The session has ended.');
  await expect(page.getByRole('button', { name: /^End session/ })).toHaveCount(0);
  await otherPage.goto('/inbox/overview');
  await expectSignIn(otherPage);
  await otherContext.close();
});

test('if another user signs in with the same browser, an open tab reloads for that user', async ({
  page,
  context,
  inbox,
}) => {
  await inbox.signIn(page, 'editor', 'alice@desk.example');
  await inbox.openNewLead(page);
  const editorsButton = page.getByRole('button', { name: 'Mark as answered' });
  await expect(editorsButton).toBeVisible();
  const otherPage = await context.newPage();
  await signOut(otherPage);
  await inbox.signIn(page, 'reader', 'bob@desk.example');
  // Before the desk sends this lead, it ends the event stream of Alice's session. The browser then
  // opens a stream for Bob.
  await inbox.addLead();
  await expect(editorsButton).toHaveCount(0);
  await expectHeading(page, 'Ada Lovelace');
});

test('without a connection, the inbox shows a notice; failed changes and screens show an error; a typed note stays, also after a reload', async ({
  page,
  context,
  inbox,
}) => {
  await inbox.signIn(page, 'editor');
  await inbox.openNewLead(page);
  const note = page.getByLabel('New note');
  await note.fill('Call on Monday');
  await context.setOffline(true);
  const notice = page.getByText(/^You are offline/);
  await expect(notice).toBeVisible();
  await clickButton(page, 'Mark as answered');
  await expect(page.getByRole('alert')).toContainText('The lead desk cannot be reached');
  await page.getByRole('link', { name: 'Overview' }).click();
  const error = page.getByText('This screen could not be shown.');
  await expect(error).toBeVisible();
  await clickButton(page, 'Try again');
  await page.goBack();
  await expect(note).toHaveValue('Call on Monday');
  await expect(error).toHaveCount(0);
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(note).toHaveValue('Call on Monday');
  await clickButton(page, 'Mark as answered');
  await expect(page.getByLabel('Status')).toHaveValue('answered');
});

test('if the script of a screen is missing, the page reloads', async ({ page, inbox }) => {
  await inbox.signIn(page, 'owner');
  await page.goto('/inbox');
  await expectHeading(page, 'All leads');
  await page.route('**/inbox/assets/OverviewPage*.js', (route) => route.fulfill({ status: 404 }), {
    times: 1,
  });
  await page.getByRole('link', { name: 'Overview' }).click();
  await expectHeading(page, 'Overview');
});

test('an API token is shown only once, and can read leads until an owner revokes it', async ({
  page,
  inbox,
}) => {
  await inbox.signIn(page, 'owner');
  await page.goto('/inbox/settings');
  await clickButton(page, 'Create a token');
  await page.getByLabel('Name', { exact: true }).fill('Warehouse');
  await clickButton(page, 'Create token');
  const token = await page.getByRole('textbox', { name: 'Token' }).inputValue();
  const fetchStatus = async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (await page.request.get('/api/v1/leads', { headers })).status();
  };
  expect(await fetchStatus()).toBe(200);
  await page.reload();
  await expectText(page, /Reader\. Created by owner@desk\.example .* last used/);
  await expect(page.getByText(token)).toHaveCount(0);
  await clickButton(page, 'Revoke Warehouse');
  await clickButton(page, 'Revoke token');
  await expectText(page, 'Token revoked.');
  await expect(page.getByText('Warehouse')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'API tokens' })).toBeFocused();
  expect(await fetchStatus()).toBe(401);
});
