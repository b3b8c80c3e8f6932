import { readFileSync } from 'node:fs';
import { expect, test } from './testing/inbox.ts';

test('the keys walk the list, open a lead, change it and come back to the row', async ({ page, context, inbox }) => {
  const me = await inbox.signIn(context, 'editor');
  const now = Date.now();
  for (const [index, name] of ['Third', 'Second', 'First'].entries()) await inbox.addLead({ name, companyName: 'Keyworks' }, { receivedAt: now + index });
  await inbox.foundBy('keyworks', 3);
  await page.goto('/inbox?q=keyworks');
  await expect(page.getByRole('link', { name: 'First' })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Second' })).toBeFocused();
  await page.keyboard.press('a');
  await expect(page.getByText(`Assigned to ${me}.`)).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByRole('listitem').filter({ hasText: 'Second' })).toContainText('Answered');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeFocused();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { level: 1, name: 'Third' })).toBeVisible();
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { level: 1, name: 'First' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(/\?q=keyworks$/);
  await expect(page.getByRole('link', { name: 'First' })).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search leads' })).toBeFocused();
  await page.getByRole('link', { name: 'Second' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible();
});

test('every view has an address: search and filters write it, a chip takes one off, Back goes back', async ({ page, context, inbox }) => {
  await inbox.signIn(context, 'reader');
  await inbox.addLead({ name: 'Find Me', companyName: 'Needle Works' });
  await inbox.foundBy('needle', 1);
  await page.goto('/inbox');
  await page.getByRole('searchbox').fill('needle');
  await expect(page).toHaveURL(/\/inbox\/\?q=needle$/);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Find Me' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Form', { exact: true }).selectOption('newsletter');
  await expect(page).toHaveURL(/\?q=needle&form=newsletter$/);
  await expect(page.getByRole('heading', { name: 'No leads here' })).toBeVisible();
  await page.getByRole('link', { name: 'Remove filter: Newsletter' }).click();
  await expect(page.getByRole('link', { name: 'Find Me' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/form=newsletter$/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('needle');
  await expect(page.getByRole('link', { name: 'Remove filter: Newsletter' })).toBeVisible();
});

test('the list goes on page by page, each lead once', async ({ page, context, inbox }) => {
  await inbox.signIn(context, 'reader');
  const now = Date.now();
  for (let index = 0; index < 60; index += 1) await inbox.addLead({ name: `Person ${index}`, companyName: 'Manymany' }, { receivedAt: now - index * 1000 });
  await inbox.foundBy('manymany', 60);
  await page.goto('/inbox?q=manymany');
  await expect(page.getByText('60 leads')).toBeVisible();
  const links = page.getByRole('main').getByRole('link', { name: /^Person \d+$/ });
  await expect(links).toHaveCount(50);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(links).toHaveCount(60);
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  expect(new Set(await links.allTextContents()).size).toBe(60);
});

test('an owner exports what is selected, or the whole view', async ({ page, context, inbox }) => {
  await inbox.signIn(context, 'owner');
  await inbox.addLead({ name: 'Export One', companyName: 'Exporters' });
  await inbox.addLead({ name: '=SUM(A1)', companyName: 'Exporters' });
  await inbox.foundBy('exporters', 2);
  await page.goto('/inbox?q=exporters');
  await page.getByRole('checkbox', { name: 'Select Export One' }).check();
  await expect(page.getByText('1 selected', { exact: true })).toBeVisible();
  const [csv] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV of 1 selected lead' }).click()]);
  expect(csv.suggestedFilename()).toMatch(/\.csv$/);
  const text = readFileSync(await csv.path(), 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(text).toContain('Export One');
  expect(text).not.toContain('SUM');
  await page.getByRole('checkbox', { name: 'Select Export One' }).uncheck();
  const [json] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'JSON of all 2 leads' }).click()]);
  expect(JSON.parse(readFileSync(await json.path(), 'utf8'))).toHaveLength(2);
});

test('a reader is shown no change, no export and no account', async ({ page, context, inbox }) => {
  await inbox.signIn(context, 'reader');
  const id = await inbox.addLead();
  await page.goto('/inbox');
  await expect(page.getByRole('heading', { level: 1, name: 'All leads' })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Accounts' })).toHaveCount(0);
  await page.goto(`/inbox/leads/${id}`);
  await expect(page.getByText('New, assigned to nobody')).toBeVisible();
  await expect(page.getByLabel('Status')).toHaveCount(0);
  await expect(page.getByLabel('New note')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Erase…' })).toHaveCount(0);
});

test('a lead is taken for spam and back, a given-up delivery is tried again, and a reply quotes the message', async ({ page, context, inbox }) => {
  await inbox.signIn(context, 'editor');
  const id = await inbox.addLead({ descriptionmsg: 'Could we have a demonstration?' }, { channels: ['mail'] });
  await inbox.store.claim('mail', { now: Date.now(), leaseMs: 1000, limit: 100 });
  await inbox.store.complete(id, 'mail', { state: 'dead-letter', at: Date.now(), dueAt: Date.now(), error: 'connection refused' });
  await page.goto(`/inbox/leads/${id}`);
  await expect(page.getByText(/^Email: given up/)).toBeVisible();
  await page.getByRole('button', { name: 'Try again now' }).click();
  await expect(page.getByText(/^Email: waiting for the next try/)).toBeVisible();
  const reply = new URL((await page.getByRole('link', { name: 'Reply by email' }).getAttribute('href')) ?? '');
  expect(reply.pathname).toBe('ada@engines.example');
  expect(reply.searchParams.get('body')).toContain('> Could we have a demonstration?');
  await page.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(page.getByText(/^In quarantine/)).toBeVisible();
  await page.getByRole('button', { name: 'Not spam' }).click();
  await expect(page.getByText(/^In quarantine/)).toHaveCount(0);
});

test('an owner adds an account and hands over its link, changes its role and disables it', async ({ page, context, inbox }) => {
  await inbox.signIn(context, 'owner');
  await page.goto('/inbox/accounts');
  await page.getByRole('button', { name: 'Add account' }).click();
  await page.getByLabel('Email').fill('Cy@desk.example');
  await page.getByLabel('Role', { exact: true }).selectOption('reader');
  await page.getByRole('dialog').getByRole('button', { name: 'Add account' }).click();
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue(/\/inbox\/invitation#[\w-]{20,}$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Has not set a password yet.')).not.toHaveCount(0);
  await page.getByLabel('Role of cy@desk.example').selectOption('editor');
  await expect(page.getByText('cy@desk.example has been changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Disable cy@desk.example' }).click();
  await expect(page.getByRole('button', { name: 'Enable cy@desk.example' })).toBeVisible();
});

test('an account chooses its digest and its password', async ({ page, context, inbox }) => {
  const email = await inbox.signIn(context, 'reader', 'settings@desk.example');
  await page.goto('/inbox/settings');
  await page.getByRole('radio', { name: 'Every week' }).check();
  await expect(page.getByText('Digest: every week.')).toBeVisible();
  expect((await inbox.store.inbox.account(email))?.digest).toBe('weekly');
  await page.getByLabel('Current password').fill('not the one');
  await page.getByLabel('New password').fill('nine quiet lanterns at sea');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toContainText('The current password is wrong.');
});
