import { randomBytes } from 'node:crypto';
import { cached } from '../cached.ts';
import { insert, type QueryRunner, queryOne, withRunner } from './statements.ts';

type SecretName = 'newsletter-links' | 'devices';
export type SecretStore = ReturnType<typeof secretStore>;

/** Short, so that running desks soon use the secrets of a restored backup. */
const MAX_AGE_MS = 60_000;

export function cachedSecret(store: SecretStore, name: SecretName) {
  let secret = randomBytes(32).toString('base64url');
  // A store that has lost the secret gets it back, so that signatures stay valid.
  return cached(MAX_AGE_MS, async () => (secret = await store.getOrAdd(name, secret)));
}

function* getOrAdd(name: SecretName, value: string) {
  yield* insert('secrets', { name, value }, 'ON CONFLICT (name) DO NOTHING');
  const sql = 'SELECT value FROM secrets WHERE name = $1';
  return (yield* queryOne<{ value: string }>(sql, name)).value;
}

export const secretStore = ({ transaction }: QueryRunner) => withRunner(transaction, { getOrAdd });
