import type { Channel } from '../store/store.ts';
import type { Command } from './run.ts';

/** Makes leads from before mail or webhook was set up due; a running desk sees to them within seconds. */
export const backfillDeliveries: Command = async ({ store, args, settings, output }) => {
  const channels: Channel[] = [...(settings.mail.smtpUrl === undefined ? [] : ['mail' as const]), ...(settings.webhook === undefined ? [] : ['webhook' as const])];
  if (channels.length === 0) {
    output.report('Neither SMTP_URL nor LEAD_WEBHOOK_URL is set.');
    return false;
  }
  const count = await store.backfill(channels, { now: Date.now(), since: args.filter.since });
  output.report(`${count === 1 ? '1 delivery is' : `${count} deliveries are`} due now.`);
  return true;
};
