import { createHmac, randomBytes } from 'node:crypto';
import { cached } from '../cached.ts';
import { execute, one, query, type Runs } from './statements.ts';

/** `free`: tries without a wait. Each further one doubles the wait, from a second to `longestMs`. */
export type Rule = { what: string; free: number; longestMs: number };

type Sent = { network: string; address: string; text: string | undefined };
export type LimitStore = ReturnType<typeof limitStore>;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const TRIES_MS = HOUR_MS;
/** Another desk may have made today's key; a crash empties PostgreSQL's tables. */
const KEY_FRESH_MS = 60_000;
const CLEANUP_MS = 10_000;

function* readKey(made: string) {
  const today = `desk_now() / ${DAY_MS}`;
  yield* execute(`DELETE FROM limit_keys WHERE day <> ${today}`);
  yield* execute(
    `INSERT INTO limit_keys (day, value) VALUES (${today}, $1) ON CONFLICT DO NOTHING`,
    made,
  );
  return (yield* one<{ value: string }>('SELECT value FROM limit_keys')).value;
}

/** Adds one to each count, which restarts after its window. */
const countUp = (rows: [name: string, waitMs: number, windowMs: number][], extendsWindow = false) =>
  query<{ count: number; endsInMs: number }>(
    `INSERT INTO limits (name, count, blocked_until, expires_at)
    VALUES ${rows.map(() => '(?, 1, desk_now() + ?, desk_now() + ?)').join(', ')}
    ON CONFLICT (name) DO UPDATE SET blocked_until = excluded.blocked_until,
      count = CASE WHEN limits.expires_at > desk_now() THEN limits.count + 1 ELSE 1 END,
      expires_at = CASE WHEN ${!extendsWindow} AND limits.expires_at > desk_now() THEN limits.expires_at ELSE excluded.expires_at END
    RETURNING count, expires_at - desk_now() AS ends_in_ms`,
    ...rows.flat(),
  );

/** 0 for new and expired ones. Locks their rows. */
const lockedCounts = (names: string[]) =>
  query<{ name: string; count: number; waitMs: number }>(
    `INSERT INTO limits (name, count, blocked_until, expires_at)
    VALUES ${names.map(() => '(?, 0, 0, desk_now())').join(', ')}
    ON CONFLICT (name) DO UPDATE SET
      count = CASE WHEN limits.expires_at > desk_now() THEN limits.count ELSE 0 END,
      blocked_until = CASE WHEN limits.expires_at > desk_now() THEN limits.blocked_until ELSE 0 END
    RETURNING name, count, blocked_until - desk_now() AS wait_ms`,
    ...names,
  );

function* attempt(rules: Rule[]) {
  // In one order, so that two tries at once do not deadlock.
  const sorted = rules.toSorted((a, b) => (a.what < b.what ? -1 : 1));
  const known = yield* lockedCounts(sorted.map(({ what }) => what));
  const waitMs = Math.max(0, ...known.map((row) => row.waitMs));
  if (waitMs > 0) return waitMs;
  const rows = sorted.map(({ what, free, longestMs }): Parameters<typeof countUp>[0][number] => {
    const tries = (known.find(({ name }) => name === what)?.count ?? 0) + 1;
    const next = tries < free ? 0 : Math.min(1000 * 2 ** (tries - free), longestMs);
    return [what, next, TRIES_MS];
  });
  yield* countUp(rows, true);
  return 0;
}

function* succeed(forgotten: string[], takenBack: string[]) {
  for (const name of forgotten) yield* execute('DELETE FROM limits WHERE name = $1', name);
  for (const name of takenBack)
    yield* execute('UPDATE limits SET count = count - 1, blocked_until = 0 WHERE name = $1', name);
}

const recall = (origin: string, address: string, text: string | undefined) =>
  // Senders of a text have its name as their prefix; `:` and `;` are neighbors in ASCII.
  one<{ leads: number; senders: number }>(
    `SELECT
      (SELECT coalesce(max(count), 0) FROM limits WHERE name = $1 AND expires_at > desk_now()) AS leads,
      (SELECT count(*) FROM limits WHERE name > $2 AND name < $3 AND name <> $4 AND expires_at > desk_now()) AS senders`,
    origin,
    `${text}:`,
    `${text};`,
    `${text}:${address}`,
  );

/** HMACs under a random key that changes daily, deleted after their window, in no backup. */
export function limitStore({ read, write }: Runs) {
  const clean = cached(CLEANUP_MS, () =>
    read(execute('DELETE FROM limits WHERE expires_at <= desk_now()')),
  );
  const key = cached(KEY_FRESH_MS, () => write(readKey(randomBytes(32).toString('base64url'))));
  const hasher = async () => {
    await clean();
    const value = await key();
    return (name: string) => createHmac('sha256', value).update(name).digest('base64url');
  };

  return {
    async count(what: string, windowMs: number) {
      const hash = await hasher();
      const [row] = await read(countUp([[hash(what), 0, windowMs]]));
      return row ?? { count: 1, endsInMs: windowMs };
    },
    /**
     * Counts a try under each rule, unless one demands a wait, which it returns in milliseconds.
     */
    async attempt(rules: Rule[]) {
      const hash = await hasher();
      return write(attempt(rules.map((rule) => ({ ...rule, what: hash(rule.what) }))));
    },
    /** Deletes the first counts, and takes back the last try from the second ones. */
    async succeed(forgotten: string[], takenBack: string[]) {
      const hash = await hasher();
      await write(succeed(forgotten.map(hash), takenBack.map(hash)));
    },
    /** Returns leads of this network and address, and further senders of the text. */
    async recall({ network, address, text }: Sent) {
      const hash = await hasher();
      return read(recall(hash(`${address} ${network}`), hash(address), text && hash(text)));
    },
    /** Counts a lead for an hour, and the sender of its text for a day. */
    async remember({ network, address, text }: Sent) {
      const hash = await hasher();
      const sender = hash(address);
      await read(countUp([[hash(`${address} ${network}`), 0, HOUR_MS]]));
      if (text) await read(countUp([[`${hash(text)}:${sender}`, 0, DAY_MS]], true));
    },
  };
}
