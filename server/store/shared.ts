import { randomBytes } from 'node:crypto';
import { ask, type Statements } from './statements.ts';

/** What the desks of a store must agree on. As with the LeadStore every method rejects with a StoreUnavailable when the store cannot do its work now. */
export type SharedStore = {
  /** The secret of this name, the same for all desks. @param made is stored, and so handed back, where there is none yet */
  secret: (name: 'newsletter-links' | 'proof-of-work', made: string) => Promise<string>;
  /** Uses up a proof of work, and forgets those that are past their time. @returns whether it was unused. */
  spendProof: (id: string, expiresAt: number, now: number) => Promise<boolean>;
};

type SecretName = Parameters<SharedStore['secret']>[0];

/** A backup that is restored under a running desk may bring another secret, or none. */
const ASK_AGAIN_MS = 60_000;

/** Hands out a store's secret, which is asked for once a minute at most; it is random, and made where there is none yet. */
export function secretOf(store: Pick<SharedStore, 'secret'>, name: SecretName): () => Promise<string> {
  let known: Promise<string> | undefined;
  let askedAt = 0;
  let last = randomBytes(32).toString('base64url');
  return () => {
    // A store that has lost the secret is given the last one back, so that what was signed stays good.
    if (known === undefined || Math.abs(Date.now() - askedAt) > ASK_AGAIN_MS) {
      askedAt = Date.now();
      known = store.secret(name, last).then(
        (secret) => (last = secret),
        (error: unknown) => {
          known = undefined;
          throw error;
        },
      );
    }
    return known;
  };
}

type Run = <Result>(work: Statements<Result>) => Promise<Result>;

function* readSecret(name: string, made: string): Statements<string> {
  yield* ask('INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', name, made);
  return (yield* ask<{ value: string }>('SELECT value FROM secrets WHERE name = $1', name))[0]?.value ?? made;
}

function* spendProof(id: string, expiresAt: number, now: number): Statements<boolean> {
  yield* ask('DELETE FROM used_proofs WHERE expires_at < $1', now);
  return (yield* ask('INSERT INTO used_proofs (id, expires_at) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING RETURNING id', id, expiresAt)).length > 0;
}

/** @param write runs work in one transaction */
export const sharedStore = ({ write }: { write: Run }): SharedStore => ({
  secret: (name, made) => write(readSecret(name, made)),
  spendProof: (id, expiresAt, now) => write(spendProof(id, expiresAt, now)),
});
