import { expect, test } from './testing/inbox.ts';

const password = 'seven gray herons at dusk';

test('a one-time link sets a password, once; its token is in no request’s referrer; the password signs in', async ({ page, inbox }) => {
  const token = await inbox.invite('new@desk.example', 'editor', 'password');
  const referrers: string[] = [];
  page.on('request', (request) => referrers.push(request.headers()['referer'] ?? ''));
  await page.goto(`/inbox/invitation#${token}`);
  await expect(page.getByText('new@desk.example · Editor: can see and change leads')).toBeVisible();
  await page.getByLabel('Password').fill('password1234');
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  // A common password is refused, in the desk's words, at the field.
  await expect(page.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All leads' })).toBeVisible();
  expect(page.url()).not.toContain(token);
  expect(referrers.filter((referrer) => referrer.includes(token))).toEqual([]);

  await page.goto('/inbox/settings');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.goto(`/inbox/invitation#${token}`);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();

  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill('new@desk.example');
  await page.getByLabel('Password').fill('not this one at all');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('wrong');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All leads' })).toBeVisible();
});

test('a session that ends asks to sign in, in place: address and unsaved note are still there', async ({ page, context, inbox }) => {
  const email = 'writer@desk.example';
  const token = await inbox.invite(email, 'editor', 'password');
  await page.goto(`/inbox/invitation#${token}`);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All leads' })).toBeVisible();
  const id = await inbox.addLead();
  await page.goto(`/inbox/leads/${id}`);
  await page.getByLabel('New note').fill('Asked for a call on Monday');
  // It ends while the note is on its way: before, the page might ask for something else and leave no button to press.
  await page.route(
    `**/inbox/api/leads/${id}/notes`,
    async (route) => {
      await inbox.store.inbox.endSessions(email, { exceptId: null });
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('Ada Lovelace')).toHaveCount(0);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(new RegExp(`/inbox/leads/${id}$`));
  await expect(page.getByLabel('New note')).toHaveValue('Asked for a call on Monday');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Note added.')).toBeVisible();
  await expect(page.getByLabel('New note')).toHaveValue('');
  await context.close();
});

test('after signing out, Back shows nothing that was read', async ({ page, context, inbox }) => {
  await inbox.signIn(context, 'reader');
  const id = await inbox.addLead();
  await page.goto(`/inbox/leads/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
  await page.goto('/inbox/settings');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('Ada Lovelace')).toHaveCount(0);
});

test('another session of the account can be ended, and is signed out where it is open', async ({ page, context, inbox, browser, desk }) => {
  const email = await inbox.signIn(context, 'reader', 'two-screens@desk.example');
  const other = await browser.newContext({ baseURL: desk.url });
  await inbox.signIn(other, 'reader', email);
  const elsewhere = await other.newPage();
  await elsewhere.goto('/inbox');
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'All leads' })).toBeVisible();
  await page.goto('/inbox/settings');
  await page.getByRole('button', { name: /^End session/ }).click();
  await expect(page.getByText('The session has ended.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^End session/ })).toHaveCount(0);
  await elsewhere.getByRole('link', { name: 'Overview' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await other.close();
});

test('offline it says so, a change fails in words, and is made when the connection is back', async ({ page, context, inbox }) => {
  await inbox.signIn(context, 'editor');
  const id = await inbox.addLead();
  await page.goto(`/inbox/leads/${id}`);
  await expect(page.getByLabel('Status')).toHaveValue('new');
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(page.getByRole('alert')).toContainText('The lead desk cannot be reached');
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(page.getByLabel('Status')).toHaveValue('answered');
});
