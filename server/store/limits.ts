import { createHmac, randomBytes } from 'node:crypto';
import { cached } from '../cached.ts';
import { execute, type QueryRunner, query, queryOne } from './statements.ts';

/** After `freeTries` tries, each try doubles the wait, from one second to `maxWaitMs`. */
type Rule = { name: string; freeTries: number; maxWaitMs: number };

type SpamKeys = { clientIp: string; email: string; text: string | undefined };
export type LimitStore = ReturnType<typeof limitStore>;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Short, because the key changes daily, and a crash of PostgreSQL deletes it. */
const KEY_CACHE_MS = 60_000;
const CLEANUP_MS = 10_000;
const IS_CURRENT = 'limits.expires_at > desk_now()';

function* getOrAddKey(newKey: string) {
  const today = `desk_now() / ${DAY_MS}`;
  yield* execute(`DELETE FROM limit_keys WHERE day <> ${today}`);
  yield* execute(
    `INSERT INTO limit_keys (day, value) VALUES (${today}, $1) ON CONFLICT DO NOTHING`,
    newKey,
  );
  return (yield* queryOne<{ value: string }>('SELECT value FROM limit_keys')).value;
}

type Increment = [name: string, waitMs: number, windowMs: number];

const increment = (rows: Increment[], { extendsWindow = false } = {}) =>
  query<{ count: number; endsInMs: number }>(
    `INSERT INTO limits (name, count, blocked_until, expires_at)
    VALUES ${rows.map(() => '(?, 1, desk_now() + ?, desk_now() + ?)').join(', ')}
    ON CONFLICT (name) DO UPDATE SET blocked_until = excluded.blocked_until,
      count = CASE WHEN ${IS_CURRENT} THEN limits.count + 1 ELSE 1 END,
      expires_at = CASE WHEN ${!extendsWindow} AND ${IS_CURRENT} THEN limits.expires_at ELSE excluded.expires_at END
    RETURNING count, expires_at - desk_now() AS ends_in_ms`,
    ...rows.flat(),
  );

/** Adds missing rows, so that all are locked. */
const lockCounts = (names: string[]) =>
  query<{ name: string; count: number; waitMs: number }>(
    `INSERT INTO limits (name, count, blocked_until, expires_at)
    VALUES ${names.map(() => '(?, 0, 0, desk_now())').join(', ')}
    ON CONFLICT (name) DO UPDATE SET
      count = CASE WHEN ${IS_CURRENT} THEN limits.count ELSE 0 END,
      blocked_until = CASE WHEN ${IS_CURRENT} THEN limits.blocked_until ELSE 0 END
    RETURNING name, count, blocked_until - desk_now() AS wait_ms`,
    ...names,
  );

function* consume(rules: Rule[]) {
  // The order prevents deadlocks.
  const sorted = rules.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const counts = yield* lockCounts(sorted.map((rule) => rule.name));
  const waitMs = Math.max(0, ...counts.map((row) => row.waitMs));
  if (waitMs > 0) return waitMs;
  const rows = sorted.map(({ name, freeTries, maxWaitMs }): Increment => {
    const tries = (counts.find((row) => row.name === name)?.count ?? 0) + 1;
    const nextWaitMs = tries < freeTries ? 0 : Math.min(1000 * 2 ** (tries - freeTries), maxWaitMs);
    return [name, nextWaitMs, HOUR_MS];
  });
  yield* increment(rows, { extendsWindow: true });
  return 0;
}

function* refund(reset: string[], decrement: string[]) {
  for (const name of reset) yield* execute('DELETE FROM limits WHERE name = $1', name);
  for (const name of decrement)
    yield* execute('UPDATE limits SET count = count - 1, blocked_until = 0 WHERE name = $1', name);
}

/** Counts leads with the same email address and client, and other senders of the same text. */
const countSimilar = (emailAndIpHash: string, emailHash: string, textHash: string | undefined) =>
  // Both databases sort names by ASCII, where `;` follows `:`. So names between $2 and $3 have
  // the prefix `textHash:`. Without a text, the prefix `undefined:` matches none.
  queryOne<{ senderLeads: number; otherSenders: number }>(
    `SELECT
      (SELECT coalesce(max(count), 0) FROM limits WHERE name = $1 AND ${IS_CURRENT}) AS sender_leads,
      (SELECT count(*) FROM limits WHERE name > $2 AND name < $3 AND name <> $4 AND ${IS_CURRENT}) AS other_senders`,
    emailAndIpHash,
    `${textHash}:`,
    `${textHash};`,
    `${textHash}:${emailHash}`,
  );

/**
 * Names of limits contain addresses, so only their HMACs are stored, with a random key that changes
 * daily. Backups contain neither the HMACs nor the key.
 */
export function limitStore({ autocommit, transaction }: QueryRunner) {
  const deleteExpired = cached(CLEANUP_MS, () =>
    autocommit(execute('DELETE FROM limits WHERE expires_at <= desk_now()')),
  );
  const loadKey = cached(KEY_CACHE_MS, () =>
    transaction(getOrAddKey(randomBytes(32).toString('base64url'))),
  );
  const hasher = async () => {
    await deleteExpired();
    const key = await loadKey();
    return (name: string) => createHmac('sha256', key).update(name).digest('base64url');
  };

  return {
    async increment(name: string, windowMs: number) {
      const hash = await hasher();
      const [row] = await autocommit(increment([[hash(name), 0, windowMs]]));
      return row ?? { count: 1, endsInMs: windowMs };
    },
    /** Returns the wait in ms. If it is 0, counts a try. */
    async consume(rules: Rule[]) {
      const hash = await hasher();
      return transaction(consume(rules.map((rule) => ({ ...rule, name: hash(rule.name) }))));
    },
    async refund({ reset = [], decrement = [] }: { reset?: string[]; decrement?: string[] }) {
      const hash = await hasher();
      await transaction(refund(reset.map(hash), decrement.map(hash)));
    },
    async countSimilar({ clientIp, email, text }: SpamKeys) {
      const hash = await hasher();
      return autocommit(
        countSimilar(hash(`${email} ${clientIp}`), hash(email), text && hash(text)),
      );
    },
    async recordLead({ clientIp, email, text }: SpamKeys) {
      const hash = await hasher();
      await autocommit(increment([[hash(`${email} ${clientIp}`), 0, HOUR_MS]]));
      if (text === undefined) return;
      await autocommit(
        increment([[`${hash(text)}:${hash(email)}`, 0, DAY_MS]], { extendsWindow: true }),
      );
    },
  };
}
