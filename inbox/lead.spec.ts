import { expectHeading, horizontalOverflow } from '../tests/e2e/visit.ts';
import { clickButton, expect, expectText, type Inbox, test } from '../tests/inbox/inbox.ts';

/** Records a failed delivery. `claimedUntil` is 0, because the test desk claims no deliveries. */
const failDelivery = ({ store }: Inbox, id: string, queue: 'mail' | 'webhook') =>
  store.recordOutcome(
    { id, queue, claimedUntil: 0 },
    { state: 'dead-letter', reason: 'connection refused' },
  );

test('an editor retries a failed delivery, quotes the message in a reply, and marks and unmarks spam', async ({
  page,
  inbox,
}) => {
  await inbox.signIn(page, 'editor');
  const id = await inbox.addLead(
    { descriptionmsg: 'Could we have a demonstration?' },
    { channels: ['mail'] },
  );
  await failDelivery(inbox, id, 'mail');
  await page.goto('/inbox/overview');
  await page.getByRole('link', { name: 'Show leads not delivered' }).click();
  await expectHeading(page, 'Not delivered');
  await page.goto(`/inbox/leads/${id}`);
  await expectText(page, /^Email: failed/);
  await clickButton(page, 'Retry now');
  await expectText(page, /^Email: pending/);
  await expect(page.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    /^mailto:ada@engines\.example\?.*body=.*%3E%20Could%20we%20have%20a%20demonstration/,
  );
  await clickButton(page, 'Mark as spam');
  const quarantine = page.getByText(/^In quarantine/);
  await expect(quarantine).toBeVisible();
  await clickButton(page, 'Not spam');
  await expect(quarantine).toHaveCount(0);
});

test('delivery states update on the lead page and in the list, without moving rows', async ({
  page,
  context,
  inbox,
}) => {
  await inbox.signIn(page, 'reader');
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
  await failDelivery(inbox, id, 'webhook');
  await expect(rows).toHaveText([/Another One/, /Under Way.*Failed/]);
  await expect(delivery).toContainText('Webhook: failed, 1 attempt');
  await expect(page.getByRole('button', { name: /^Show .* new lead/ })).toHaveCount(0);
});

test('an owner types an address to erase all its leads', async ({ page, inbox }) => {
  await inbox.signIn(page, 'owner');
  const email = 'to.erase@engines.example';
  await inbox.addLead({ email });
  const id = await inbox.openNewLead(page, { email });
  await clickButton(page, 'Erase…');
  const address = page.getByLabel('Type the address to confirm');
  await address.fill('to.erase@engines.exampl');
  await clickButton(page, 'Erase permanently');
  await expectText(page, 'This does not match the address of the lead.');
  expect(await inbox.store.inbox.lead(id)).toBeDefined();
  await address.fill(email);
  await clickButton(page, 'Erase permanently');
  await expectText(page, '2 leads erased.');
  expect(await inbox.store.inbox.lead(id)).toBeUndefined();
});

test('the menu counts an overdue next step until Undo removes it', async ({ page, inbox }) => {
  await inbox.signIn(page, 'editor');
  await inbox.openNewLead(page);
  const step = page.getByRole('region', { name: 'Next step' });
  const view = (name: string) =>
    page.getByRole('navigation', { name: 'Leads' }).getByRole('link', { name, exact: true });
  await clickButton(page, 'Set a next step');
  await expect(step.getByLabel('Task')).toBeFocused();
  await step.getByLabel('Task').fill(' ');
  await step.getByLabel('Due date (UTC)').fill('2026-01-31');
  await clickButton(page, 'Save');
  await expectText(page, 'Write what is to be done.');
  await step.getByLabel('Task').fill(`Send the quote ${'x'.repeat(180)}`);
  await clickButton(page, 'Save');
  await expect(step).toContainText('Overdue: due Jan 31');
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  await expect(step).toBeFocused();
  await expect(view('Overdue 1')).toBeVisible();
  await clickButton(page, 'Undo');
  await expect(step).toContainText('None.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(view('Overdue')).toBeVisible();
});
