import { expect, test } from '../tests/inbox/inbox.ts';

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
