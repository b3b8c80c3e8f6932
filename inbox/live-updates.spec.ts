import { holdRequests } from '../tests/e2e/page-helpers.ts';
import { expect, test } from '../tests/inbox/inbox.ts';

test('new leads are counted, but not listed until the user clicks the button that shows them', async ({
  page,
  context,
  inbox,
}) => {
  await inbox.signIn(context, 'reader');
  const connectEvents = await holdRequests(page, '**/inbox/api/events*');
  const addLead = async (name: string, resultCount: number) => {
    await inbox.addLead({ name, companyName: 'Livelist' });
    await inbox.waitForResults('livelist', resultCount);
  };
  await addLead('Here Before', 1);
  await page.goto('/inbox?q=livelist');
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Livelist' });
  await expect(rows).toHaveCount(1);
  // Arrives after the list was loaded, but before the event stream connects.
  await addLead('Came Soon', 2);
  connectEvents();
  await expect(page.getByRole('button', { name: 'Show 1 new lead' })).toBeVisible();
  await addLead('Came Later', 3);
  const showNewLeads = page.getByRole('button', { name: 'Show 2 new leads' });
  await expect(showNewLeads).toBeVisible();
  await expect(rows).toHaveCount(1);
  await showNewLeads.click();
  await expect(rows).toHaveText([/Came Later/, /Came Soon/, /Here Before/]);
  await expect(page.getByRole('button', { name: /^Show/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a lead erased while the user writes a note disappears, but the text of the note remains', async ({
  page,
  context,
  inbox,
}) => {
  await inbox.signIn(context, 'editor');
  const email = 'erase-me@engines.example';
  const id = await inbox.addLead({ email });
  await page.goto(`/inbox/leads/${id}`);
  await page.getByLabel('New note').fill('They asked for a quote');
  await inbox.store.erase(email);
  await expect(page.getByRole('heading', { name: 'Lead not found' })).toBeVisible();
  await expect(page.getByText('They asked for a quote')).toBeVisible();
});

test('delivery states update on the lead page and in the list, without moving rows', async ({
  page,
  context,
  inbox,
}) => {
  await inbox.signIn(context, 'reader');
  const now = Date.now();
  const id = await inbox.addLead(
    { name: 'Under Way', companyName: 'Postwatch' },
    { receivedAt: now - 60_000, channels: ['webhook'] },
  );
  await inbox.addLead(
    { name: 'Another One', companyName: 'Postwatch' },
    { receivedAt: now - 30_000 },
  );
  await inbox.waitForResults('postwatch', 2);
  const leadPage = await context.newPage();
  await leadPage.goto(`/inbox/leads/${id}`);
  const delivery = leadPage.getByRole('region', { name: 'Delivery' });
  await expect(delivery).toContainText('Webhook: pending');
  await page.goto('/inbox?q=postwatch');
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Postwatch' });
  await expect(rows).toHaveText([/Another One/, /Under Way.*Delivering/]);
  // No worker has claimed the delivery, so the test can record its outcome.
  const lease = { id, queue: 'webhook', claimedUntil: 0 } as const;
  await inbox.store.recordOutcome(lease, {
    state: 'dead-letter',
    reason: 'It answered 500',
  });
  await expect(rows).toHaveText([/Another One/, /Under Way.*Failed/]);
  await expect(delivery).toContainText('Webhook: failed, 1 attempt');
  await inbox.store.retry();
  await inbox.store.recordOutcome(lease, { state: 'delivered' });
  await expect(rows.last()).not.toContainText('Failed');
  await expect(delivery).toContainText('Webhook: delivered');
  await expect(page.getByRole('button', { name: /^Show/ })).toHaveCount(0);
});
