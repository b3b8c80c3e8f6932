import { expect, test } from './testing/inbox.ts';

test('leads that come are counted above the list, which does not move until they are asked for', async ({ page, context, inbox }) => {
  await inbox.signIn(context, 'reader');
  await inbox.addLead({ name: 'Here Before', companyName: 'Livelist' });
  await inbox.foundBy('livelist', 1);
  await page.goto('/inbox?q=livelist');
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Livelist' });
  await expect(rows).toHaveCount(1);
  await inbox.addLead({ name: 'Came Later', companyName: 'Livelist' });
  await expect(page.getByRole('button', { name: 'Show 1 new lead' })).toBeVisible();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Show 1 new lead' }).click();
  await expect(rows).toHaveText([/Came Later/, /Here Before/]);
  await expect(page.getByRole('button', { name: /^Show/ })).toHaveCount(0);
});

test('of two who change a lead at once, the second is told of the first; nothing is overwritten unseen', async ({ page, context, inbox }) => {
  const me = await inbox.signIn(context, 'editor');
  const id = await inbox.addLead();
  // What comes by itself is held back: this tab has not heard of the other's change yet.
  await page.route('**/inbox/api/events', (route) => route.abort());
  await page.goto(`/inbox/leads/${id}`);
  await page.getByLabel('New note').fill('Half a thought');
  await inbox.store.inbox.changeLead(
    id,
    { version: (await inbox.store.inbox.lead(id))?.lead.version ?? 0, status: 'closed' },
    { by: 'ben@desk.example', at: Date.now() },
  );
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('ben@desk.example changed this lead while you had it open');
  await expect(alert).toContainText('Status: New, now Closed');
  await expect(page.getByLabel('New note')).toHaveValue('Half a thought');
  expect((await inbox.store.inbox.lead(id))?.lead.status).toBe('closed');
  await page.getByRole('button', { name: 'Make my change anyway' }).click();
  await expect(page.getByLabel('Status')).toHaveValue('answered');
  await expect(page.getByLabel('About this lead')).toContainText(me);
});

test('a lead erased while somebody writes about it is gone, and the note is not lost with it', async ({ page, context, inbox }) => {
  await inbox.signIn(context, 'editor');
  const email = 'erase-me@engines.example';
  const id = await inbox.addLead({ email });
  await page.goto(`/inbox/leads/${id}`);
  await page.getByLabel('New note').fill('They asked for a quote');
  await inbox.store.erase(email, Date.now());
  await expect(page.getByRole('heading', { name: 'This lead is not here' })).toBeVisible();
  await expect(page.getByText('They asked for a quote')).toBeVisible();
});

test('an owner erases a person by typing the address', async ({ page, context, inbox }) => {
  await inbox.signIn(context, 'owner');
  const email = 'to.erase@engines.example';
  const id = await inbox.addLead({ email, name: 'Going Away' });
  await inbox.addLead({ email, name: 'Going Away' });
  await page.goto(`/inbox/leads/${id}`);
  await page.getByRole('button', { name: 'Erase…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Type the address to confirm').fill('to.erase@engines.exampl');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(dialog.getByText('This is not the address of the lead.')).toBeVisible();
  expect(await inbox.store.get(id)).toBeDefined();
  await dialog.getByLabel('Type the address to confirm').fill(email);
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText('2 leads erased.')).toBeVisible();
  await expect(page.getByText('Going Away')).toHaveCount(0);
  expect(await inbox.store.get(id)).toBeUndefined();
});
