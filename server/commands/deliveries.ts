import { openSenders } from '../delivery/senders.ts';
import { pluralize } from '../pluralize.ts';
import type { Settings } from '../settings.ts';
import { defineCommand, parseSince } from './command.ts';
import type { Output } from './output.ts';

export const retryDeliveries = defineCommand(
  ['[the ID of a lead]'],
  {},
  async ({ store, output, args: [id] }) => {
    if (id !== undefined && (await store.inbox.lead(id)) === undefined)
      throw new Error(`There is no lead ${id}.`);
    const count = await store.retry(id);
    output.report(`${pluralize(count, 'delivery is', 'deliveries are')} due now.`);
  },
);

export const backfillDeliveries = defineCommand(
  [],
  { since: { type: 'string' } },
  async ({ store, settings, output, options: { since } }) => {
    const channels = (['mail', 'webhook'] as const).filter((name) => settings[name] !== undefined);
    if (channels.length === 0) throw new Error('Neither SMTP_URL nor LEAD_WEBHOOK_URL is set.');
    const count = await store.backfill(channels, parseSince(since));
    output.report(`Queued ${pluralize(count, 'lead')} for delivery.`);
  },
);

export const testDelivery = defineCommand([], {}, ({ settings, output }) =>
  testSenders(settings, output),
);

export const testWebhook = defineCommand([], {}, ({ settings, output }) => {
  if (settings.webhook === undefined) throw new Error('LEAD_WEBHOOK_URL is not set.');
  return testSenders({ ...settings, mail: undefined }, output);
});

async function testSenders(settings: Settings, output: Output) {
  const senders = await openSenders(settings);
  if (senders.length === 0)
    throw new Error('Neither SMTP_URL nor LEAD_WEBHOOK_URL is set: leads are stored but not sent.');
  let allSucceeded = true;
  for (const sender of senders) {
    try {
      for (const sentence of (await sender.test?.()) ?? []) output.report(sentence);
    } catch (error) {
      allSucceeded = false;
      output.report((error as Error).message);
    } finally {
      sender.close();
    }
  }
  return allSucceeded;
}
