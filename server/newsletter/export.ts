import { csvLine, quoteCell } from '../../src/csv.ts';
import { isoTime } from '../lead-record.ts';
import type { NewsletterStore, Subscriber } from '../store/newsletter.ts';
import type { Links } from './links.ts';

const COLUMNS = ['email', 'signedUp', 'confirmed', 'unsubscribed', 'unsubscribeLink'];
/** Large, because the database may scan all sign-ups again for each page. */
const PAGE_SIZE = 5000;

/** Yields CSV lines. Without `onlySubscribed`, adds unsubscribed and unconfirmed people. */
export async function* exportSubscribers(
  store: NewsletterStore,
  links: Links,
  { doubleOptIn, onlySubscribed }: { doubleOptIn: boolean; onlySubscribed: boolean },
) {
  yield csvLine(COLUMNS);
  let lastEmail: string | undefined = '';
  while (lastEmail !== undefined) {
    const page: Subscriber[] = await store.subscribers(lastEmail, PAGE_SIZE);
    for (const subscriber of page) {
      const { signedUpAt, lastSignedUpAt, confirmedAt } = subscriber;
      // Without double opt-in, a later sign-up cancels the unsubscription. With double opt-in, the
      // store deletes `unsubscribedAt` when a person confirms again.
      const unsubscribedAt =
        !doubleOptIn && Number(subscriber.unsubscribedAt) < lastSignedUpAt
          ? null
          : subscriber.unsubscribedAt;
      const isSubscribed = unsubscribedAt === null && (!doubleOptIn || confirmedAt !== null);
      if (onlySubscribed && !isSubscribed) continue;
      const dates = [signedUpAt, confirmedAt, unsubscribedAt].map((time) =>
        time === null ? '' : isoTime(time),
      );
      const otherCells = csvLine([...dates, await links.toUnsubscribe(subscriber.lastLeadId)]);
      // `csvLine` would put an apostrophe before `+` or `-`.
      yield `${quoteCell(subscriber.email)},${otherCells}`;
    }
    lastEmail = page.length < PAGE_SIZE ? undefined : page.at(-1)?.email;
  }
}
