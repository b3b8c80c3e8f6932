import { csvLine, exactCell } from '../../src/csv.ts';
import { isoTime } from '../lead-record.ts';
import type { NewsletterStore, Subscriber } from '../store/newsletter.ts';
import type { Links } from './links.ts';

type Choice = {
  doubleOptIn: boolean;
  all: boolean;
};

const COLUMNS = ['email', 'signedUp', 'confirmed', 'unsubscribed', 'unsubscribeLink'];
/** Each page reads all leads, so it is large. */
const AT_ONCE = 5000;

/** A sign-up ends an earlier unsubscription; with double opt-in, its confirmation does. */
const leftAt = ({ unsubscribedAt, lastSignedUpAt }: Subscriber, doubleOptIn: boolean) =>
  !doubleOptIn && unsubscribedAt !== null && unsubscribedAt < lastSignedUpAt
    ? null
    : unsubscribedAt;

export async function* exportSubscribers(
  store: Pick<NewsletterStore, 'subscribers'>,
  links: Links,
  { doubleOptIn, all }: Choice,
) {
  yield csvLine(COLUMNS);
  let after: string | undefined = '';
  while (after !== undefined) {
    const page: Subscriber[] = await store.subscribers(after, AT_ONCE);
    for (const subscriber of page) {
      const left = leftAt(subscriber, doubleOptIn);
      const isSubscribed = left === null && (!doubleOptIn || subscriber.confirmedAt !== null);
      if (!all && !isSubscribed) continue;
      const dates = [subscriber.signedUpAt, subscriber.confirmedAt, left].map((at) =>
        at === null ? '' : isoTime(at),
      );
      // A mailing tool needs exactly this address.
      const rest = csvLine([...dates, await links.unsubscribe(subscriber.lastLeadId)]);
      yield `${exactCell(subscriber.email)},${rest}`;
    }
    after = page.length < AT_ONCE ? undefined : page.at(-1)?.email;
  }
}
