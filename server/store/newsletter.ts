import { execute, exists, type QueryRunner, query, queryFirst, withRunner } from './statements.ts';
import { isUuid } from './uuid.ts';

type Subscription = { confirmedAt: number | null; unsubscribedAt: number | null };
/** Excludes quarantined sign-ups. `email` is in lowercase. */
export type Subscriber = Subscription & {
  email: string;
  lastLeadId: string;
  signedUpAt: number;
  lastSignedUpAt: number;
};

export type NewsletterStore = ReturnType<typeof newsletterStore>;

const DAY_MS = 24 * 60 * 60 * 1000;

function* readSignUp(leadId: string, lock = '') {
  const sql = `SELECT lower(email) AS email, received_at FROM leads
    WHERE id = $1 AND kind = 'newsletter'${lock}`;
  return isUuid(leadId)
    ? yield* queryFirst<{ email: string; receivedAt: number }>(sql, leadId)
    : undefined;
}
const lockSignUp = (leadId: string) => readSignUp(leadId, ' FOR UPDATE');

const GMAIL_DOMAIN = /@(gmail|googlemail)\.com$/;

/** Ignores letter case, `+tags` and, at Gmail, dots: they rarely change the mailbox. */
export function mailboxOf(email: string) {
  const address = email.toLowerCase().replace(/(?<=.)\+[^@]*/, '');
  return GMAIL_DOMAIN.test(address)
    ? `${address.replace(GMAIL_DOMAIN, '').replaceAll('.', '')}@gmail.com`
    : address;
}

/** Also deletes mails with a future time, which a wrong clock has set. */
export const deleteOldConfirmationMails = () =>
  execute(`DELETE FROM confirmation_mails
    WHERE mailed_at <= desk_now() - ${DAY_MS} OR mailed_at > desk_now()`);

/** Claims a mailbox's one confirmation mail per day. A retry for the same sign-up succeeds. */
function* claimConfirmation(leadId: string) {
  const signUp = yield* lockSignUp(leadId);
  if (signUp === undefined) return false;
  const { email, receivedAt } = signUp;
  // Confirmed, or unsubscribed since this sign-up.
  const decidedSql = `SELECT 1 FROM subscriptions WHERE email = $1
    AND CASE WHEN unsubscribed_at IS NULL THEN confirmed_at IS NOT NULL ELSE unsubscribed_at >= $2 END`;
  if (yield* exists(decidedSql, email, receivedAt)) return false;
  yield* deleteOldConfirmationMails();
  const sql = `INSERT INTO confirmation_mails VALUES ($1, desk_now(), $2)
    ON CONFLICT (mailbox) DO UPDATE SET mailed_at = excluded.mailed_at
    WHERE confirmation_mails.mailed_for = excluded.mailed_for`;
  return (yield* execute(sql, mailboxOf(email), leadId)) > 0;
}

/** SQL: when a person confirmed or unsubscribed. Parameter 2, or else now. */
const DECIDED_AT = 'coalesce(CAST($2 AS bigint), desk_now())';

export const DELETE_UNUSED_SUBSCRIPTIONS = `DELETE FROM subscriptions WHERE email IN (
  SELECT email FROM subscriptions EXCEPT SELECT lower(email) FROM leads WHERE kind = 'newsletter')`;

/** Returns `outdated` if the sign-up is missing or older than an unsubscription. */
function* confirm(leadId: string, at: number | null = null) {
  const signUp = yield* lockSignUp(leadId);
  const sql = `INSERT INTO subscriptions (email, confirmed_at) VALUES ($1, ${DECIDED_AT})
    ON CONFLICT (email) DO UPDATE SET unsubscribed_at = NULL,
      confirmed_at = CASE WHEN subscriptions.unsubscribed_at IS NULL THEN coalesce(subscriptions.confirmed_at, excluded.confirmed_at) ELSE excluded.confirmed_at END
    WHERE subscriptions.unsubscribed_at IS NULL OR subscriptions.unsubscribed_at < $3`;
  return signUp && (yield* execute(sql, signUp.email, at, signUp.receivedAt)) > 0
    ? 'confirmed'
    : 'outdated';
}

/** Applies to all sign-ups of the address, even if the clock was set back since the last one. */
function* unsubscribe(leadId: string, at: number | null = null) {
  const signUp = yield* lockSignUp(leadId);
  if (signUp === undefined) return;
  // SQLite requires WHERE between SELECT and ON CONFLICT.
  yield* execute(
    `INSERT INTO subscriptions (email, unsubscribed_at)
    SELECT CAST($1 AS text), max(at) FROM (SELECT ${DECIDED_AT} AS at UNION ALL
      SELECT received_at FROM leads WHERE lower(email) = $1 AND kind = 'newsletter') AS times WHERE TRUE
    ON CONFLICT (email) DO UPDATE SET unsubscribed_at = excluded.unsubscribed_at`,
    signUp.email,
    at,
  );
}

function* readSubscription(leadId: string) {
  const signUp = yield* readSignUp(leadId);
  const sql = 'SELECT confirmed_at, unsubscribed_at FROM subscriptions WHERE email = $1';
  const subscription = signUp && (yield* queryFirst<Subscription>(sql, signUp.email));
  return subscription ?? { confirmedAt: null, unsubscribedAt: null };
}

const listSubscribers = (after: string, limit: number) =>
  query<Subscriber>(
    `SELECT subscribers.*, confirmed_at, unsubscribed_at FROM (
      SELECT lower(email) AS email, max(CAST(id AS TEXT)) AS last_lead_id, min(received_at) AS signed_up_at, max(received_at) AS last_signed_up_at
      FROM leads WHERE kind = 'newsletter' AND spam IS NULL AND lower(email) > $1 GROUP BY lower(email) ORDER BY lower(email) LIMIT $2
    ) AS subscribers LEFT JOIN subscriptions ON subscriptions.email = subscribers.email ORDER BY subscribers.email`,
    after,
    limit,
  );

export const newsletterStore = ({ autocommit, transaction }: QueryRunner) => ({
  ...withRunner(autocommit, { subscription: readSubscription, subscribers: listSubscribers }),
  ...withRunner(transaction, { claimConfirmation, confirm, unsubscribe }),
});
