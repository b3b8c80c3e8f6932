import { expect, test } from 'vitest';
import { startDelivery, startWebhook } from '../../tests/delivery.ts';
import { actor, addLeads, newLead, until } from '../../tests/server/fixtures.ts';
import { bothStores, execute, setUpPostgres } from '../../tests/server/stores.ts';
import { signWebhook, webhookSenders } from './webhook.ts';

test('the webhook receives a lead as JSON, signed with a timestamp, and again after an error', async () => {
  const receiver = await startWebhook([500]);
  const { calls, secret } = receiver;
  const { addLead, untilState } = startDelivery(webhookSenders(receiver));
  const lead = await addLead();
  await untilState(lead.id, 'delivered');

  expect(calls).toHaveLength(2);
  const { headers, body } = calls[1] ?? { headers: {}, body: '' };
  expect(JSON.parse(body)).toEqual({
    event: 'lead.created',
    sequence: expect.any(Number),
    id: lead.id,
    kind: 'signUp',
    receivedAt: new Date(lead.receivedAt).toISOString(),
    fields: lead.fields,
    status: 'new',
    assignee: null,
    nextStep: null,
    spam: null,
    version: 1,
    source: null,
  });
  const timestamp = String(headers['x-lead-timestamp']);
  expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(10);
  expect(headers['x-lead-signature']).toBe(`sha256=${signWebhook(secret, timestamp, body)}`);
  expect(headers['idempotency-key']).toBe(lead.id);
});

test.each(bothStores(setUpPostgres()))(
  'with %s, the webhook receives changes in order, and no content of erased or quarantined leads',
  async (_name, openStore) => {
    // The receiver rejects the lead once, then its changes three times.
    const receiver = await startWebhook([500, 204, 500, 500, 500]);
    const { calls } = receiver;
    const { store, delivery, addLead } = startDelivery(webhookSenders(receiver), {
      store: await openStore(),
    });
    const actorNow = { ...actor, at: Date.now() };
    // The delivery does this too, but perhaps after the first change.
    await store.setActiveChannels(['webhook']);
    const bodies = () => calls.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
    const lead = await addLead();
    await store.inbox.changeLead(lead.id, { version: 1, status: 'in-progress' }, actorNow);
    await until(() => calls.length >= 3);
    await store.inbox.changeLead(lead.id, { version: 2, status: 'answered' }, actorNow);
    await until(() => bodies().at(-1)?.['status'] === 'answered' && calls.length >= 6);
    const [spam] = await addLeads(
      store,
      newLead({ spam: 'links', channels: ['webhook'], email: 'bot@engines.com' }),
    );
    await store.inbox.addNote(spam.id, 'Looks bad', actorNow);
    await store.changes.queueEvents();
    await store.erase(lead.fields.email);
    await store.changes.queueEvents();
    // The event of an erasure waits for as long as a POST may take. Ends this wait.
    await execute(store, "UPDATE messages SET claimed_until = 0 WHERE subject = 'lead.erased'");
    await until(() => bodies().at(-1)?.['event'] === 'lead.erased');
    expect(bodies().every(({ id }) => id === lead.id)).toBe(true);
    expect(bodies().map(({ event }) => event)).toEqual([
      ...Array(2).fill('lead.created'),
      ...Array(calls.length - 3).fill('lead.changed'),
      'lead.erased',
    ]);
    const sequences = bodies().map(({ sequence }) => Number(sequence));
    expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
    expect(bodies().at(-1)).toEqual({
      event: 'lead.erased',
      sequence: expect.any(Number),
      id: lead.id,
    });
    // At least one key each for the creation, a change and the erasure.
    expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBeGreaterThan(2);
    await until(async () => (await store.counts()).messagesPending === 0);
    // Changes made without a webhook are never sent.
    await delivery.stop(1000);
    await store.setActiveChannels([]);
    await store.inbox.addNote(spam.id, 'Again', actorNow);
    await store.setActiveChannels(['webhook']);
    await store.changes.queueEvents();
    expect((await store.counts()).messagesPending).toBe(0);
  },
);
