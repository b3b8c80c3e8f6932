import type { Settings } from '../settings.ts';
import type { QueueItems, QueueName } from '../store/store.ts';

export type SenderOf<Name extends QueueName> = {
  name: Name;
  /** Each delivery has a connection, so that none waits while its time runs. */
  concurrency: number;
  deliver: (item: QueueItems[Name]) => Promise<void>;
  /** Returns what works. @throws Error that says what to change */
  test?: () => Promise<string[]>;
  close: () => void;
};
export type Sender = { [Name in QueueName]: SenderOf<Name> }[QueueName];

export type LinkOf = (leadId: string) => Promise<string | undefined>;

export async function openSenders(
  { mail, webhook, brand }: Pick<Settings, 'mail' | 'webhook' | 'brand'>,
  linkOf: LinkOf = async () => undefined,
) {
  const { smtpUrl } = mail;
  return [
    ...(smtpUrl === undefined
      ? []
      : (await import('./mail.ts')).mailSenders({ ...mail, smtpUrl, brand }, linkOf)),
    ...(webhook === undefined ? [] : (await import('./webhook.ts')).webhookSenders(webhook)),
  ];
}
