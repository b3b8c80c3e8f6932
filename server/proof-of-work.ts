import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import { type SharedStore, secretOf } from './store/shared.ts';

/** A browser finds it after 256 tries on average, of this many rounds each: about a second of a desktop's processor, several of a phone's. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 10_000, keyPrefix: '00' };
/** From the first field to the press of the button, in milliseconds. */
const GOOD_FOR_MS = 60 * 60 * 1000;
const HEADER_MAX_LENGTH = 2000;

const text = v.pipe(v.string(), v.maxLength(200));
const PayloadSchema = v.object({
  challenge: v.object({
    parameters: v.strictObject({
      algorithm: text,
      cost: v.number(),
      expiresAt: v.number(),
      keyLength: v.number(),
      keyPrefix: text,
      nonce: text,
      salt: text,
    }),
    signature: text,
  }),
  solution: v.object({ counter: v.number(), derivedKey: text }),
});

export type ProofOfWork = {
  /** A task for one browser, signed by the store's own key. */
  challenge: () => Promise<Challenge>;
  /** Whether a header holds the solution of one of our tasks, in its time and for the first time. @throws StoreUnavailable */
  isProven: (header: string | undefined) => Promise<boolean>;
};

/** Asks browsers for work that is nothing to a person and adds up for whoever sends thousands of leads (the ALTCHA protocol, version 2). */
export function createProofOfWork(store: SharedStore, now: () => number = Date.now): ProofOfWork {
  const key = secretOf(store, 'proof-of-work');
  return {
    challenge: async () => createChallenge({ ...WORK, deriveKey, expiresAt: new Date(now() + GOOD_FOR_MS), hmacSignatureSecret: await key() }),
    async isProven(header) {
      const payload = readPayload(header);
      if (payload === undefined) return false;
      const { challenge, solution } = payload;
      const { nonce, expiresAt } = challenge.parameters;
      if (expiresAt * 1000 < now()) return false;
      const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: await key() });
      return verified && (await store.spendProof(nonce, expiresAt * 1000, now()));
    },
  };
}

function readPayload(header: string | undefined): v.InferOutput<typeof PayloadSchema> | undefined {
  if (header === undefined || header.length > HEADER_MAX_LENGTH) return undefined;
  try {
    return v.parse(PayloadSchema, JSON.parse(Buffer.from(header, 'base64').toString()));
  } catch {
    return undefined;
  }
}
