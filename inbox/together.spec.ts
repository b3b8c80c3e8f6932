import { holdRequests } from '../tests/e2e/states.ts';
import { expect, test } from './testing/inbox.ts';

test('leads that come are counted above the list, those too that come before the desk is listened to, and the list does not move until they are asked for', async ({
  page,
  context,
  inbox,
}) => {
  await inbox.signIn(context, 'reader');
  const listen = await holdRequests(page, '**/inbox/api/events');
  await inbox.addLead({ name: 'Here Before', companyName: 'Livelist' });
  await inbox.foundBy('livelist', 1);
  await page.goto('/inbox?q=livelist');
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Livelist' });
  await expect(rows).toHaveCount(1);
  await inbox.addLead({ name: 'Came Soon', companyName: 'Livelist' });
  await inbox.foundBy('livelist', 2);
  listen();
  await expect(page.getByRole('button', { name: 'Show 1 new lead' })).toBeVisible();
  await inbox.addLead({ name: 'Came Later', companyName: 'Livelist' });
  await inbox.foundBy('livelist', 3);
  await expect(page.getByRole('button', { name: 'Show 2 new leads' })).toBeVisible();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Show 2 new leads' }).click();
  await expect(rows).toHaveText([/Came Later/, /Came Soon/, /Here Before/]);
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

test('what becomes of a delivery is shown in the list and in the open lead, and moves neither', async ({ page, context, inbox }) => {
  await inbox.signIn(context, 'reader');
  const now = Date.now();
  const id = await inbox.addLead({ name: 'Under Way', companyName: 'Postwatch' }, { receivedAt: now - 60_000, channels: ['webhook'] });
  await inbox.addLead({ name: 'Another One', companyName: 'Postwatch' }, { receivedAt: now - 30_000 });
  await inbox.foundBy('postwatch', 2);
  const open = await context.newPage();
  await open.goto(`/inbox/leads/${id}`);
  const delivery = open.getByRole('region', { name: 'Delivery' });
  await expect(delivery).toContainText('Webhook: waiting for the next try');
  await page.goto('/inbox?q=postwatch');
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Postwatch' });
  await expect(rows).toHaveText([/Another One/, /Under Way.*Delivering/]);
  await inbox.store.complete(id, 'webhook', { state: 'dead-letter', at: Date.now(), dueAt: Date.now(), error: 'It answered 500' });
  await expect(rows).toHaveText([/Another One/, /Under Way.*Given up/]);
  await expect(delivery).toContainText('Webhook: given up, 1 try');
  await inbox.store.complete(id, 'webhook', { state: 'delivered', at: Date.now() });
  await expect(rows.last()).not.toContainText('Given up');
  await expect(delivery).toContainText('Webhook: delivered');
  await expect(page.getByRole('button', { name: /^Show/ })).toHaveCount(0);
});

test('several leads are selected, with Shift and x too, and changed at once; what another has changed stays, and is told of', async ({ page, context, inbox }) => {
  const me = await inbox.signIn(context, 'editor');
  const now = Date.now();
  const ids: string[] = [];
  // A search shows them in the order in which they were stored, the last first.
  for (const index of [3, 2, 1, 0]) ids[index] = await inbox.addLead({ name: `Person ${index}`, companyName: 'Bulkhouse' }, { receivedAt: now - index * 1000 });
  await inbox.foundBy('bulkhouse', 4);
  // What comes by itself is held back: this tab has not heard of the other's change yet.
  await page.route('**/inbox/api/events', (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/inbox?q=bulkhouse');
  await page.getByLabel('Select Person 0').click();
  await page.getByLabel('Select Person 2').click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByText('4 selected')).toBeVisible();
  await inbox.store.inbox.changeLead(ids[1] ?? '', { version: 1, status: 'closed' }, { by: 'ben@desk.example', at: Date.now() });

  const form = page.getByRole('form', { name: 'Change 4 selected leads' });
  await form.getByLabel('Status').selectOption('Answered');
  await form.getByLabel('Assigned to').selectOption(me);
  await form.getByRole('button', { name: 'Change 4 leads' }).click();
  await expect(page.getByRole('alert')).toContainText('1 lead was not changed, because others have changed it meanwhile: Person 1.');
  await expect(page.getByText('3 leads changed.')).toBeVisible();
  await expect(page.getByText('1 selected')).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Bulkhouse' });
  await expect(rows).toHaveText([/Answered/, /Closed/, /Answered/, /Answered/]);
  expect((await inbox.store.inbox.lead(ids[3] ?? ''))?.history.map(({ by, text }) => `${by}: ${text}`)).toEqual([
    `${me}: Status changed from New to Answered`,
    `${me}: Assigned to ${me}`,
  ]);
  expect((await inbox.store.inbox.lead(ids[1] ?? ''))?.history.map(({ by }) => by)).toEqual(['ben@desk.example']);
  await page.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(rows.nth(1)).toContainText('Quarantined');
  await expect(page.getByLabel('Select all shown')).toBeFocused();
});
