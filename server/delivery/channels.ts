import type { Settings } from '../settings.ts';
import type { Channel, StoredLead } from '../store/store.ts';

/** One way to reach the owner, or the visitor who is to confirm. */
export type DeliveryChannel = {
  name: Channel;
  /** Resolves when the other side has taken the lead; rejects otherwise. Ends by itself well within the lease of a delivery. */
  deliver: (lead: StoredLead) => Promise<void>;
  /** Tries the channel without a lead. @returns what works, a sentence each. @throws Error that says what fails and how to mend it. */
  test: () => Promise<string[]>;
  /** Tells the owner, or whoever has an account, of the desk itself, where the channel reaches a person. */
  tell?: (subject: string, text: string, receiver?: string) => Promise<void>;
  close: () => void;
};

/** The address of a lead in the inbox, where there is an inbox. */
export type LinkOf = (leadId: string) => Promise<string | undefined>;

export const noLink: LinkOf = async () => undefined;

/** The channels that the settings ask for: none, mail, webhook or both. */
export async function openChannels({ mail, webhook, brand }: Pick<Settings, 'mail' | 'webhook' | 'brand'>, linkOf: LinkOf = noLink): Promise<DeliveryChannel[]> {
  const channels: DeliveryChannel[] = [];
  // Loaded when needed: a mail client that is not used would cost the desk memory.
  if (mail.smtpUrl !== undefined) channels.push((await import('./mail.ts')).mailChannel({ ...mail, smtpUrl: mail.smtpUrl, brand, linkOf }));
  if (webhook !== undefined) channels.push((await import('./webhook.ts')).webhookChannel(webhook));
  return channels;
}
