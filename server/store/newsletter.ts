import { isId } from './inbox-rows.ts';
import { ask, type Statements } from './statements.ts';

/** What an address has answered, in milliseconds since 1970. */
type Subscription = { confirmedAt: number | null; unsubscribedAt: number | null };
/** One address of the newsletter, in lower case, with the ids and times of its sign-ups; quarantined ones do not count. */
export type Subscriber = Subscription & { email: string; lastLeadId: string; signedUpAt: number; lastSignedUpAt: number };

/**
 * Who gets the newsletter: what the people behind its sign-ups have answered. A sign-up is named by its lead's id. As with the
 * LeadStore every method rejects with a StoreUnavailable when the store cannot do its work now.
 */
export type NewsletterStore = {
  /**
   * Takes on the mail that asks to confirm a sign-up: no second one to its address within a day, none to one that has confirmed, or has
   * unsubscribed since. The same sign-up may be taken on again, because its mail may have failed.
   */
  claimConfirmation: (leadId: string, now: number) => Promise<boolean>;
  /** @returns `outdated` where the address has unsubscribed since the sign-up, or its lead is erased. */
  confirm: (leadId: string, now: number) => Promise<'confirmed' | 'outdated'>;
  unsubscribe: (leadId: string, now: number) => Promise<void>;
  subscription: (leadId: string) => Promise<Subscription>;
  /** Ordered by address. @param after the last address of the page before, '' for the first */
  subscribers: (after: string, limit: number) => Promise<Subscriber[]>;
};

type Run = <Result>(work: Statements<Result>) => Promise<Result>;
type SignUp = { email: string; received_at: number };

const DAY_MS = 24 * 60 * 60 * 1000;

/** The sign-up of an id. @param lock keeps it from being erased until the end of the transaction, so that nothing of an erased person is written */
function* readSignUp(id: string, lock: string): Statements<SignUp | undefined> {
  if (!isId(id)) return undefined;
  return (yield* ask<SignUp>(`SELECT lower(email) AS email, received_at FROM leads WHERE id = $1 AND kind = 'newsletter'${lock}`, id))[0];
}

function* claimConfirmation(lock: string, id: string, now: number): Statements<boolean> {
  const signUp = yield* readSignUp(id, lock);
  if (signUp === undefined) return false;
  // A time after now was set by a clock that was ahead, and is no reason to wait.
  const sql = `INSERT INTO subscriptions (email, mailed_at, mailed_for) VALUES ($1, $2, $3)
    ON CONFLICT (email) DO UPDATE SET mailed_at = excluded.mailed_at, mailed_for = excluded.mailed_for
    WHERE (subscriptions.confirmed_at IS NULL OR subscriptions.unsubscribed_at IS NOT NULL)
    AND (subscriptions.unsubscribed_at IS NULL OR subscriptions.unsubscribed_at < $4)
    AND (subscriptions.mailed_at IS NULL OR subscriptions.mailed_at <= $5 OR subscriptions.mailed_at > $2 OR subscriptions.mailed_for = $3) RETURNING email`;
  return (yield* ask(sql, signUp.email, now, id, signUp.received_at, now - DAY_MS)).length > 0;
}

function* confirm(lock: string, id: string, now: number): Statements<'confirmed' | 'outdated'> {
  const signUp = yield* readSignUp(id, lock);
  if (signUp === undefined) return 'outdated';
  // Who confirms twice confirmed the first time.
  const sql = `INSERT INTO subscriptions (email, confirmed_at) VALUES ($1, $2)
    ON CONFLICT (email) DO UPDATE SET unsubscribed_at = NULL,
      confirmed_at = CASE WHEN subscriptions.unsubscribed_at IS NULL THEN coalesce(subscriptions.confirmed_at, excluded.confirmed_at) ELSE excluded.confirmed_at END
    WHERE subscriptions.unsubscribed_at IS NULL OR subscriptions.unsubscribed_at < $3 RETURNING email`;
  return (yield* ask(sql, signUp.email, now, signUp.received_at)).length > 0 ? 'confirmed' : 'outdated';
}

function* unsubscribe(lock: string, id: string, now: number): Statements<void> {
  const signUp = yield* readSignUp(id, lock);
  if (signUp === undefined) return;
  const sql = 'INSERT INTO subscriptions (email, unsubscribed_at) VALUES ($1, $2) ON CONFLICT (email) DO UPDATE SET unsubscribed_at = excluded.unsubscribed_at';
  yield* ask(sql, signUp.email, now);
}

function* readSubscription(id: string): Statements<Subscription> {
  const signUp = yield* readSignUp(id, '');
  const sql = 'SELECT confirmed_at AS "confirmedAt", unsubscribed_at AS "unsubscribedAt" FROM subscriptions WHERE email = $1';
  const [found] = signUp === undefined ? [] : yield* ask<Subscription>(sql, signUp.email);
  return { confirmedAt: found?.confirmedAt ?? null, unsubscribedAt: found?.unsubscribedAt ?? null };
}

function* listSubscribers(after: string, limit: number): Statements<Subscriber[]> {
  const sql = `SELECT people.*, confirmed_at AS "confirmedAt", unsubscribed_at AS "unsubscribedAt" FROM (
      SELECT lower(email) AS email, max(CAST(id AS TEXT)) AS "lastLeadId", min(received_at) AS "signedUpAt", max(received_at) AS "lastSignedUpAt"
      FROM leads WHERE kind = 'newsletter' AND spam IS NULL AND lower(email) > $1 GROUP BY lower(email) ORDER BY lower(email) LIMIT $2
    ) AS people LEFT JOIN subscriptions ON subscriptions.email = people.email ORDER BY people.email`;
  return yield* ask<Subscriber>(sql, after, limit);
}

/** The newsletter's store over a database. @param lock ends a SELECT whose rows are to stay @param read runs work that only reads, @param write runs work in one transaction */
export function newsletterStore(lock: string, { read, write }: { read: Run; write: Run }): NewsletterStore {
  return {
    claimConfirmation: (leadId, now) => write(claimConfirmation(lock, leadId, now)),
    confirm: (leadId, now) => write(confirm(lock, leadId, now)),
    unsubscribe: (leadId, now) => write(unsubscribe(lock, leadId, now)),
    subscription: (leadId) => read(readSubscription(leadId)),
    subscribers: (after, limit) => read(listSubscribers(after, limit)),
  };
}
