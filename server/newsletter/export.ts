import { csvLine, exactCell } from '../../src/csv.ts';
import { isoTime } from '../lead-record.ts';
import type { NewsletterStore, Subscriber } from '../store/newsletter.ts';
import type { Links } from './links.ts';

const COLUMNS = ['email', 'signedUp', 'confirmed', 'unsubscribed', 'unsubscribeLink'];
/** Large, because each page reads all leads. */
const PAGE_SIZE = 5000;

export async function* exportSubscribers(
  store: Pick<NewsletterStore, 'subscribers'>,
  links: Links,
  { doubleOptIn, all }: { doubleOptIn: boolean; all: boolean },
) {
  yield csvLine(COLUMNS);
  let after: string | undefined = '';
  while (after !== undefined) {
    const page: Subscriber[] = await store.subscribers(after, PAGE_SIZE);
    for (const subscriber of page) {
      const { signedUpAt, lastSignedUpAt, confirmedAt } = subscriber;
      // A later sign-up cancels it; with double opt-in, only its confirmation does.
      const isCanceled = !doubleOptIn && (subscriber.unsubscribedAt ?? 0) < lastSignedUpAt;
      const unsubscribedAt = isCanceled ? null : subscriber.unsubscribedAt;
      const isSubscribed = unsubscribedAt === null && (!doubleOptIn || confirmedAt !== null);
      if (!all && !isSubscribed) continue;
      const dates = [signedUpAt, confirmedAt, unsubscribedAt].map((at) =>
        at === null ? '' : isoTime(at),
      );
      // Not escaped: a mailing tool needs the exact address.
      const rest = csvLine([...dates, await links.unsubscribe(subscriber.lastLeadId)]);
      yield `${exactCell(subscriber.email)},${rest}`;
    }
    after = page.length < PAGE_SIZE ? undefined : page.at(-1)?.email;
  }
}
