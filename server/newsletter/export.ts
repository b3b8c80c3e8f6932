import { csvLine } from '../../src/csv.ts';
import type { NewsletterStore, Subscriber } from '../store/newsletter.ts';
import type { Links } from './links.ts';

type Choice = {
  /** Whether only who has confirmed may be written to. */
  doubleOptIn: boolean;
  /** Everybody who ever signed up, instead of those who may be written to. */
  all: boolean;
};

const COLUMNS = ['email', 'signedUp', 'confirmed', 'unsubscribed', 'unsubscribeLink'];
/** A page costs a search through all leads, so it is large. */
const AT_ONCE = 5000;

const dateOf = (at: number | null) => (at === null ? '' : new Date(at).toISOString());

/** When an address left, unless it has come back: by a sign-up, or where those are to be confirmed, by the confirmation, which clears the time itself. */
const leftAt = ({ unsubscribedAt, lastSignedUpAt }: Subscriber, doubleOptIn: boolean) =>
  !doubleOptIn && unsubscribedAt !== null && unsubscribedAt < lastSignedUpAt ? null : unsubscribedAt;

/** The newsletter's addresses as lines of CSV, one for each, its head first: for a mailing tool. */
export async function* exportSubscribers(store: Pick<NewsletterStore, 'subscribers'>, links: Links, { doubleOptIn, all }: Choice): AsyncGenerator<string> {
  yield csvLine(COLUMNS);
  let after: string | undefined = '';
  while (after !== undefined) {
    const page: Subscriber[] = await store.subscribers(after, AT_ONCE);
    for (const subscriber of page) {
      const left = leftAt(subscriber, doubleOptIn);
      const mayBeWrittenTo = left === null && (!doubleOptIn || subscriber.confirmedAt !== null);
      if (!all && !mayBeWrittenTo) continue;
      yield csvLine([subscriber.email, dateOf(subscriber.signedUpAt), dateOf(subscriber.confirmedAt), dateOf(left), await links.unsubscribe(subscriber.lastLeadId)]);
    }
    after = page.length < AT_ONCE ? undefined : page.at(-1)?.email;
  }
}
