import { randomBytes } from 'node:crypto';
import { cached } from '../cached.ts';
import { bindQueries, insert, type QueryRunner, queryOne } from './statements.ts';

type SecretName = 'newsletter-links' | 'devices';
export type SharedStore = ReturnType<typeof sharedStore>;

/** A restored backup may have another secret, or none. */
const SECRET_CACHE_MS = 60_000;

export function cachedSecret(store: Pick<SharedStore, 'secret'>, name: SecretName) {
  let last = randomBytes(32).toString('base64url');
  // A store that has lost the secret gets it back, so that signatures stay valid.
  return cached(SECRET_CACHE_MS, async () => (last = await store.secret(name, last)));
}

function* secret(name: SecretName, value: string) {
  yield* insert('secrets', { name, value }, 'ON CONFLICT (name) DO NOTHING');
  const sql = 'SELECT value FROM secrets WHERE name = $1';
  return (yield* queryOne<{ value: string }>(sql, name)).value;
}

export const sharedStore = ({ write }: QueryRunner) => bindQueries(write, { secret });
