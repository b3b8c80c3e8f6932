import {
  bindCalls,
  execute,
  exists,
  first,
  insert,
  query,
  type StoreRunner,
} from './statements.ts';
import { isUuid } from './uuid.ts';

type Subscription = { confirmedAt: number | null; unsubscribedAt: number | null };
/** The address is in lower case; quarantined sign-ups do not count. */
export type Subscriber = Subscription & {
  email: string;
  lastLeadId: string;
  signedUpAt: number;
  lastSignedUpAt: number;
};

export type NewsletterStore = ReturnType<typeof newsletterStore>;

type SignUp = { email: string; receivedAt: number };

const DAY_MS = 24 * 60 * 60 * 1000;

function* readSignUp(leadId: string, lock = '') {
  const sql = `SELECT lower(email) AS email, received_at FROM leads
    WHERE id = $1 AND kind = 'newsletter'${lock}`;
  return isUuid(leadId) ? yield* first<SignUp>(sql, leadId) : undefined;
}
const lockSignUp = (leadId: string) => readSignUp(leadId, ' FOR UPDATE');

const DOTLESS = /@(gmail|googlemail)\.com$/;

export function mailboxOf(email: string) {
  const address = email.toLowerCase().replace(/(?<=.)\+[^@]*/, '');
  return DOTLESS.test(address)
    ? `${address.replace(DOTLESS, '').replaceAll('.', '')}@gmail.com`
    : address;
}

/** Deletes records that no longer prevent a mail. A time after now was set by a clock that was ahead. */
export const forgetConfirmationMails = () =>
  execute(`DELETE FROM confirmation_mails
    WHERE mailed_at <= desk_now() - ${DAY_MS} OR mailed_at > desk_now()`);

/** A sign-up may be claimed again, because its mail may have failed. */
function* claimConfirmation(leadId: string) {
  const signUp = yield* lockSignUp(leadId);
  if (signUp === undefined) return false;
  const { email, receivedAt } = signUp;
  const answered = `SELECT 1 FROM subscriptions WHERE email = $1
    AND CASE WHEN unsubscribed_at IS NULL THEN confirmed_at IS NOT NULL ELSE unsubscribed_at >= $2 END`;
  if (yield* exists(answered, email, receivedAt)) return false;
  yield* forgetConfirmationMails();
  const sql = `INSERT INTO confirmation_mails VALUES ($1, desk_now(), $2)
    ON CONFLICT (mailbox) DO UPDATE SET mailed_at = excluded.mailed_at
    WHERE confirmation_mails.mailed_for = excluded.mailed_for`;
  return (yield* execute(sql, mailboxOf(email), leadId)) > 0;
}

/** Returns `outdated` if the address has unsubscribed since the sign-up, or its lead is erased. */
function* confirm(leadId: string, now: number) {
  const signUp = yield* lockSignUp(leadId);
  // The first of several confirmations counts.
  const sql = `INSERT INTO subscriptions (email, confirmed_at) VALUES ($1, $2)
    ON CONFLICT (email) DO UPDATE SET unsubscribed_at = NULL,
      confirmed_at = CASE WHEN subscriptions.unsubscribed_at IS NULL THEN coalesce(subscriptions.confirmed_at, excluded.confirmed_at) ELSE excluded.confirmed_at END
    WHERE subscriptions.unsubscribed_at IS NULL OR subscriptions.unsubscribed_at < $3`;
  return signUp && (yield* execute(sql, signUp.email, now, signUp.receivedAt)) > 0
    ? 'confirmed'
    : 'outdated';
}

function* unsubscribe(leadId: string, now: number) {
  const signUp = yield* lockSignUp(leadId);
  if (signUp === undefined) return;
  const row = { email: signUp.email, unsubscribedAt: now };
  const update = 'ON CONFLICT (email) DO UPDATE SET unsubscribed_at = excluded.unsubscribed_at';
  yield* insert('subscriptions', row, update);
}

function* readSubscription(leadId: string) {
  const signUp = yield* readSignUp(leadId);
  const sql = 'SELECT confirmed_at, unsubscribed_at FROM subscriptions WHERE email = $1';
  const found = signUp && (yield* first<Subscription>(sql, signUp.email));
  return found ?? { confirmedAt: null, unsubscribedAt: null };
}

const listSubscribers = (after: string, limit: number) =>
  query<Subscriber>(
    `SELECT people.*, confirmed_at, unsubscribed_at FROM (
      SELECT lower(email) AS email, max(CAST(id AS TEXT)) AS last_lead_id, min(received_at) AS signed_up_at, max(received_at) AS last_signed_up_at
      FROM leads WHERE kind = 'newsletter' AND spam IS NULL AND lower(email) > $1 GROUP BY lower(email) ORDER BY lower(email) LIMIT $2
    ) AS people LEFT JOIN subscriptions ON subscriptions.email = people.email ORDER BY people.email`,
    after,
    limit,
  );

/** A sign-up is named by its lead's id. */
export const newsletterStore = ({ read, write }: StoreRunner) => ({
  ...bindCalls(write, { claimConfirmation, confirm, unsubscribe }),
  ...bindCalls(read, { subscription: readSubscription, subscribers: listSubscribers }),
});
