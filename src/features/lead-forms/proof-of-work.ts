import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { clientConfig } from '../../client/client-config.ts';
import { CHALLENGE_PATH, isOwnDesk, PROOF_HEADER } from './send.ts';

/** A lead goes without its proof after this wait, and into quarantine, rather than not at all. In milliseconds. */
const LONGEST_WAIT_MS = 8000;

type Proof = string | undefined;

let prepared: Promise<Proof> | undefined;

/**
 * Solves a challenge of the own desk. The browser's own cryptography does the work, on threads of its own. ALTCHA's widget and a worker would
 * need what the pages' policy forbids: text that becomes markup, or the address of a script (Trusted Types).
 */
async function solve(origin: string): Promise<Proof> {
  try {
    const challenge = (await (await fetch(origin + CHALLENGE_PATH)).json()) as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    return solution === null ? undefined : btoa(JSON.stringify({ challenge, solution }));
  } catch {
    return undefined;
  }
}

/** Begins the work for the next lead, unless it has begun. A third party's API asks for none. */
export function prepareProof(): Promise<Proof> {
  const { leadApi } = clientConfig();
  prepared ??= isOwnDesk(leadApi) ? solve(leadApi.origin) : Promise.resolve(undefined);
  return prepared;
}

/** Sends with the proof beside the body. Each is good for one send. */
export async function fetchWithProof(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const proof = await Promise.race([prepareProof(), new Promise<undefined>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS, undefined))]);
  prepared = undefined;
  const headers = new Headers(init?.headers);
  if (proof !== undefined) headers.set(PROOF_HEADER, proof);
  return fetch(input, { ...init, headers });
}
