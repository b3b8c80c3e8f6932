import { csvLine, exactCell } from '../../src/csv.ts';
import { isoTime } from '../lead-record.ts';
import type { NewsletterStore, Subscriber } from '../store/newsletter.ts';
import type { Links } from './links.ts';

type ExportOptions = {
  doubleOptIn: boolean;
  all: boolean;
};

const COLUMNS = ['email', 'signedUp', 'confirmed', 'unsubscribed', 'unsubscribeLink'];
/** Large, because each page reads all leads. */
const PAGE_SIZE = 5000;

/** A later sign-up cancels an unsubscription; with double opt-in, only its confirmation does. */
const effectiveUnsubscribedAt = (
  { unsubscribedAt, lastSignedUpAt }: Subscriber,
  doubleOptIn: boolean,
) =>
  !doubleOptIn && unsubscribedAt !== null && unsubscribedAt < lastSignedUpAt
    ? null
    : unsubscribedAt;

export async function* exportSubscribers(
  store: Pick<NewsletterStore, 'subscribers'>,
  links: Links,
  { doubleOptIn, all }: ExportOptions,
) {
  yield csvLine(COLUMNS);
  let after: string | undefined = '';
  while (after !== undefined) {
    const page: Subscriber[] = await store.subscribers(after, PAGE_SIZE);
    for (const subscriber of page) {
      const unsubscribedAt = effectiveUnsubscribedAt(subscriber, doubleOptIn);
      const isSubscribed =
        unsubscribedAt === null && (!doubleOptIn || subscriber.confirmedAt !== null);
      if (!all && !isSubscribed) continue;
      const dates = [subscriber.signedUpAt, subscriber.confirmedAt, unsubscribedAt].map((at) =>
        at === null ? '' : isoTime(at),
      );
      // Unescaped: a mailing tool needs the exact email address.
      const rest = csvLine([...dates, await links.unsubscribe(subscriber.lastLeadId)]);
      yield `${exactCell(subscriber.email)},${rest}`;
    }
    after = page.length < PAGE_SIZE ? undefined : page.at(-1)?.email;
  }
}
