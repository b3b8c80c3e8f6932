import { expect, test } from '../tests/inbox/inbox.ts';

test('new leads are counted, but not listed until the user clicks the button that shows them', async ({
  page,
  context,
  inbox,
}) => {
  await inbox.signIn(context, 'reader');
  const addLead = (name: string) => inbox.addSearchableLeads('livelist', { name });
  await addLead('Here Before');
  await page.goto('/inbox?q=livelist');
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'livelist' });
  await expect(rows).toHaveCount(1);
  await addLead('Came Soon');
  await expect(page.getByRole('button', { name: 'Show 1 new lead' })).toBeVisible();
  await addLead('Came Later');
  const showNewLeads = page.getByRole('button', { name: 'Show 2 new leads' });
  await expect(showNewLeads).toBeVisible();
  await expect(rows).toHaveCount(1);
  await showNewLeads.click();
  await expect(rows).toHaveText([/Came Later/, /Came Soon/, /Here Before/]);
  await expect(page.getByRole('button', { name: /^Show/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('delivery states update on the lead page and in the list, without moving rows', async ({
  page,
  context,
  inbox,
}) => {
  await inbox.signIn(context, 'reader');
  const lead = { name: 'Under Way', companyName: 'Postwatch' };
  const id = await inbox.addLead(lead, { receivedAt: Date.now() - 1000, channels: ['webhook'] });
  await inbox.addLead({ name: 'Another One', companyName: 'Postwatch' });
  const leadPage = await context.newPage();
  await leadPage.goto(`/inbox/leads/${id}`);
  const delivery = leadPage.getByRole('region', { name: 'Delivery' });
  await expect(delivery).toContainText('Webhook: pending');
  await page.goto('/inbox');
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Postwatch' });
  await expect(rows).toHaveText([/Another One/, /Under Way.*Delivering/]);
  // No worker has claimed the delivery, so the test can record its outcome.
  await inbox.store.recordOutcome(
    { id, queue: 'webhook', claimedUntil: 0 },
    { state: 'dead-letter', reason: 'It answered 500' },
  );
  await expect(rows).toHaveText([/Another One/, /Under Way.*Failed/]);
  await expect(delivery).toContainText('Webhook: failed, 1 attempt');
  await expect(page.getByRole('button', { name: /^Show/ })).toHaveCount(0);
});
