import type { Settings } from '../settings.ts';
import type { QueueItems, QueueName } from '../store/store.ts';

export type SenderOf<Name extends QueueName> = {
  queue: Name;
  concurrency: number;
  deliver: (item: QueueItems[Name]) => Promise<void>;
  /** For `leads test-delivery` and `webhook-test`. Returns sentences to print; throws on failure. */
  test?: () => Promise<string[]>;
  close: () => void;
};
export type Sender = { [Name in QueueName]: SenderOf<Name> }[QueueName];

export type InboxLinkOf = (leadId: string) => Promise<string | undefined>;

export async function openSenders(
  { mail, webhook }: Pick<Settings, 'mail' | 'webhook'>,
  inboxLinkOf: InboxLinkOf = async () => undefined,
) {
  return [
    ...(mail === undefined ? [] : (await import('./mail.ts')).mailSenders(mail, inboxLinkOf)),
    ...(webhook === undefined ? [] : (await import('./webhook.ts')).webhookSenders(webhook)),
  ];
}
