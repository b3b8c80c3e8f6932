import { pluralize } from '../pluralize.ts';
import { writeAudit } from './inbox-audit.ts';
import {
  DELETE_UNUSED_SUBSCRIPTIONS,
  deleteOldConfirmationMails,
  mailboxOf,
} from './newsletter.ts';
import { keyHash } from './rows.ts';
import {
  execute,
  exists,
  type QueryRunner,
  query,
  queryFirst,
  queryOne,
  withRunner,
} from './statements.ts';
import type { ActorAndTime, UnconfirmedDate } from './store.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;
/** How long keys of erased leads block resends. Browsers resend leads for 7 days. */
const ERASED_KEY_MS = 8 * DAY_MS;
/** As the privacy policy promises. */
const RETENTION_YEARS = 2;
/** Leads are marked for erasure this long before expiry. */
const MARK_MS = 30 * DAY_MS;
/** Uptime required to erase a marked lead, and to accept a jump of the clock. */
const GRACE_MS = 7 * DAY_MS;
/** A clock has jumped if its difference from the expected date (docs/desk.md) changes by more. */
export const JUMP_MS = 2 * DAY_MS;
/** After a larger jump, an owner must confirm the date. */
const MAX_ACCEPTED_JUMP_MS = 30 * DAY_MS;
const MIN_SET_BACK_MS = 60_000;

type Row = {
  uptime: number;
  /** The last recorded date. */
  clock: number;
  /** `base + uptime` is the expected date. */
  base: number;
  /** Clock minus expected date at the last jump; 0 once the clock is accepted. */
  aheadAtJump: number;
  /** Uptime at the last jump or acceptance. */
  uptimeAtJump: number;
  /** Leads that wait for an owner to confirm the date; null: no owner is asked. */
  waitingLeads: number | null;
};

export const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

export function retentionCutoff(now: number) {
  const date = new Date(now);
  date.setUTCFullYear(date.getUTCFullYear() - RETENTION_YEARS);
  // `setUTCFullYear` turns February 29 into March 1, which would erase leads a day early.
  const isMarch1 = date.getUTCMonth() === 2 && date.getUTCDate() === 1;
  return date.getTime() - (isMarch1 ? DAY_MS : 0);
}

const endOfDay = (time: number) => Math.ceil(time / DAY_MS) * DAY_MS;

/**
 * Adds `ranMs` to the uptime, but at most the time since the last call by any desk. Accepts a jump
 * of the clock after `GRACE_MS`, or at once if there are no leads.
 */
function* recordUptime(ranMs: number) {
  yield* execute(
    'INSERT INTO retention VALUES (1, 0, desk_now(), desk_now(), 0, 0, NULL) ON CONFLICT DO NOTHING',
  );
  const row = yield* queryOne<Row & { now: number }>(
    `SELECT uptime, clock, base, ahead AS "aheadAtJump", since AS "uptimeAtJump",
    asked AS "waitingLeads", desk_now() AS now FROM retention FOR UPDATE`,
  );
  const { now, base } = row;
  const uptime = row.uptime + Math.max(0, Math.min(now - row.clock, Math.round(ranMs)));
  const ahead = now - base - uptime;
  const hasClockJumped = Math.abs(ahead - row.aheadAtJump) > JUMP_MS;
  // Without leads, a wrong clock can do no harm.
  const acceptsClock = hasClockJumped
    ? !(yield* exists('SELECT id FROM leads LIMIT 1'))
    : uptime - row.uptimeAtJump >= GRACE_MS && Math.abs(ahead) <= MAX_ACCEPTED_JUMP_MS;
  const next: Row = {
    ...row,
    uptime,
    clock: now,
    base: acceptsClock ? now - uptime : base,
    aheadAtJump: acceptsClock ? 0 : hasClockJumped ? ahead : row.aheadAtJump,
    uptimeAtJump: acceptsClock || hasClockJumped ? uptime : row.uptimeAtJump,
  };
  yield* save(next);
  const expected = next.base + uptime;
  if (now < row.clock - MIN_SET_BACK_MS) {
    // The clock was set back, so marks may come from a wrong date.
    yield* execute('UPDATE leads SET marked = NULL WHERE marked IS NOT NULL');
    // A clock far behind the expected date is probably wrong.
    yield* limitDates(expected - now > JUMP_MS ? expected : now);
  } else if (acceptsClock) yield* limitDates(now);
  return { ...next, hasClockJumped };
}

const save = ({ uptime, clock, base, aheadAtJump, uptimeAtJump, waitingLeads }: Row) =>
  execute(
    'UPDATE retention SET uptime = $1, clock = $2, base = $3, ahead = $4, since = $5, asked = $6',
    uptime,
    clock,
    base,
    aheadAtJump,
    uptimeAtJump,
    waitingLeads,
  );

/** Sets dates after `latest`, which come from a wrong clock, to `latest`. */
function* limitDates(latest: number) {
  yield* execute(
    'UPDATE leads SET received_at = $1, version = version + 1 WHERE received_at > $1',
    latest,
  );
  for (const column of ['confirmed_at', 'unsubscribed_at'])
    yield* execute(`UPDATE subscriptions SET ${column} = $1 WHERE ${column} > $1`, latest);
}

/** A mark is the uptime at which the grace period starts. */
const markLeads = (now: number, uptime: number) =>
  execute(
    'UPDATE leads SET marked = $1 WHERE marked IS NULL AND received_at < $2',
    uptime,
    retentionCutoff(now + MARK_MS),
  );

function* countToMark(now: number) {
  const { total, unmarked } = yield* queryOne<{ total: number; unmarked: number }>(
    `SELECT count(*) AS total,
    count(CASE WHEN marked IS NULL AND received_at < $1 THEN 1 END) AS unmarked FROM leads`,
    retentionCutoff(now + MARK_MS),
  );
  // So many leads suggest a wrong clock.
  return { count: unmarked, tooMany: unmarked > 5 && unmarked > 0.05 * total };
}

/** Erases leads older than two years (“Erasing by age” in docs/desk.md). */
function* purgeExpired() {
  const row = yield* recordUptime(0);
  const { uptime, clock, base } = row;
  const isInDoubt = Math.abs(clock - base - uptime) > JUMP_MS;
  // Errs toward late erasure.
  const date = isInDoubt ? Math.min(clock, base + uptime) : clock;
  yield* execute('DELETE FROM erased_keys WHERE at < $1', date - ERASED_KEY_MS);
  const { tooMany } = yield* countToMark(date);
  let erased = 0;
  // After a jump ahead, marks and erases nothing for seven days of uptime.
  if (row.aheadAtJump <= JUMP_MS || uptime - row.uptimeAtJump >= GRACE_MS) {
    if (!tooMany) yield* markLeads(date, uptime);
    erased = yield* execute(
      'DELETE FROM leads WHERE received_at < $1 AND marked <= $2',
      // Erases once a day, because SQLite rewrites the whole file after each erasure.
      endOfDay(retentionCutoff(date)),
      uptime - GRACE_MS,
    );
    if (erased > 0) yield* execute(DELETE_UNUSED_SUBSCRIPTIONS);
  }
  yield* deleteOldConfirmationMails();
  row.waitingLeads = isInDoubt || tooMany ? (yield* countToMark(clock)).count : null;
  yield* save(row);
  return { erased, date };
}

function* readUnconfirmedDate() {
  const sql = `SELECT clock, base + uptime AS expected, asked AS leads
    FROM retention WHERE asked IS NOT NULL`;
  return (yield* queryFirst<UnconfirmedDate>(sql)) ?? null;
}

function* confirmDate(actor?: ActorAndTime) {
  const row = yield* recordUptime(0);
  const { clock: date, uptime } = row;
  yield* save({
    ...row,
    base: date - uptime,
    aheadAtJump: 0,
    uptimeAtJump: uptime,
    waitingLeads: null,
  });
  yield* limitDates(date);
  if (actor) yield* writeAudit(`Confirmed the date ${isoDay(date)}`, actor);
  return { date, marked: yield* markLeads(date, uptime) };
}

function* erase(email: string, actor?: ActorAndTime) {
  const erased = yield* query<{ key: string | null }>(
    'DELETE FROM leads WHERE lower(email) = lower($1) RETURNING key',
    email,
  );
  yield* execute('DELETE FROM subscriptions WHERE email = lower($1)', email);
  yield* execute('DELETE FROM confirmation_mails WHERE mailbox = $1', mailboxOf(email));
  // Keeps messages to accounts, because the key of a digest prevents sending that digest twice.
  yield* execute(
    `DELETE FROM messages WHERE lower(email) = lower($1)
    AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.email = messages.email)`,
    email,
  );
  if (actor)
    yield* writeAudit(`Erased ${pluralize(erased.length, 'lead')} of one email address`, actor);
  if (erased.length === 0) return 0;
  // Does not block `form:` keys: such a hash of the fields may recur in a new lead.
  for (const { key } of erased)
    if (key !== null && !key.startsWith('form:'))
      yield* execute(
        'INSERT INTO erased_keys (key, at) VALUES ($1, desk_now()) ON CONFLICT DO NOTHING',
        keyHash(key),
      );
  yield* execute('INSERT INTO erasures (at, leads) VALUES (desk_now(), $1)', erased.length);
  return erased.length;
}

export const retentionStore = ({ autocommit, transaction }: QueryRunner) => ({
  ...withRunner(autocommit, { unconfirmedDate: readUnconfirmedDate }),
  ...withRunner(transaction, { erase, recordUptime, purgeExpired, confirmDate }),
});
