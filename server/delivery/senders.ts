import type { Settings } from '../settings.ts';
import type { QueueItems, QueueName } from '../store/store.ts';

export type SenderOf<Name extends QueueName> = {
  queue: Name;
  /** Deliveries at a time. For mail, one per connection, so that no claimed mail waits. */
  concurrency: number;
  deliver: (item: QueueItems[Name]) => Promise<void>;
  /** Returns what worked, as sentences. */
  test?: () => Promise<string[]>;
  close: () => void;
};
export type Sender = { [Name in QueueName]: SenderOf<Name> }[QueueName];

export type LinkOf = (leadId: string) => Promise<string | undefined>;

export async function openSenders(
  { mail, webhook }: Pick<Settings, 'mail' | 'webhook'>,
  linkOf: LinkOf = async () => undefined,
) {
  return [
    ...(mail === undefined ? [] : (await import('./mail.ts')).mailSenders(mail, linkOf)),
    ...(webhook === undefined ? [] : (await import('./webhook.ts')).webhookSenders(webhook)),
  ];
}
