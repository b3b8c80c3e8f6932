import type { DeliveryChannel } from '../delivery/channels.ts';
import { isRefusedAddress, mailTransport, sendSafely } from '../delivery/mail.ts';
import { NeverDeliverable, NothingToSend } from '../delivery/retry.ts';
import type { Settings } from '../settings.ts';
import type { NewsletterStore } from '../store/newsletter.ts';
import { confirmationMail } from './confirmation-mail.ts';
import type { Links } from './links.ts';

type Parts = { store: Pick<NewsletterStore, 'claimConfirmation'>; links: Links; smtpUrl: string; settings: Pick<Settings, 'mail' | 'brand'> };

/**
 * Asks the addresses of newsletter sign-ups to confirm them, as one more delivery that is owed for the lead. A sign-up whose address needs
 * no mail, because it has confirmed or had one today, is done without.
 */
export function confirmationChannel({ store, links, smtpUrl, settings: { mail, brand } }: Parts): DeliveryChannel {
  const transport = mailTransport(smtpUrl);
  return {
    name: 'confirmation',
    async deliver({ id, fields }) {
      const now = Date.now();
      if (!(await store.claimConfirmation(id, now))) throw new NothingToSend('The address had a mail within a day, has confirmed, or has unsubscribed since.');
      const [confirmLink, unsubscribeLink] = await Promise.all([links.confirm(id, now), links.unsubscribe(id)]);
      await sendSafely(transport, confirmationMail({ leadId: id, to: fields.email, from: mail.from, brand, confirmLink, unsubscribeLink })).catch((error: unknown) => {
        throw isRefusedAddress(error) ? new NeverDeliverable('The mail server of the address, or your own, refuses it for good.') : error;
      });
    },
    test: async () => [],
    close: () => transport.close(),
  };
}
