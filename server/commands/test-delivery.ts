import { openChannels } from '../delivery/channels.ts';
import type { Command } from './run.ts';

/** Tries mail and webhook as the settings have them, without a lead, and says what works and what does not. */
export const testDelivery: Command = async ({ settings, output }) => {
  const channels = await openChannels(settings);
  if (channels.length === 0) {
    output.report('Neither SMTP_URL nor LEAD_WEBHOOK_URL is set: leads are stored and nobody is told of them.');
    return false;
  }
  let good = true;
  for (const channel of channels) {
    try {
      for (const sentence of await channel.test()) output.report(sentence);
    } catch (error) {
      good = false;
      output.report(error instanceof Error ? error.message : `${channel.name} failed.`);
    } finally {
      channel.close();
    }
  }
  return good;
};
