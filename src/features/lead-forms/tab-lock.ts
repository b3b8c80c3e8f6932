import type { StorageLike } from './outbox.ts';

/** The part of `navigator.locks` used here. */
export type LockManagerLike = {
  request: (name: string, options: { ifAvailable: true }, callback: (lock: unknown) => Promise<void>) => Promise<unknown>;
};

type Means = { locks: LockManagerLike | undefined; storage: () => StorageLike; now: () => number; random: () => number };

const LOCK_NAME = 'leadOutbox';
const LEASE_KEY = 'leadOutboxLease';
/** Longer than one send can take; a tab that dies in the middle holds the others up no longer than this. */
const LEASE_MS = 30_000;
const SETTLE_MS = 50;

/**
 * Runs a job in one tab at a time; where another tab is at it, does nothing.
 * Uses the browser's lock manager, else a lease in storage. The lease can be taken twice in a rare race: the desk stores a
 * lead sent twice under one id once, so that costs a request and nothing else.
 * @param job is handed `renew`, to be called before each step that may take as long as one send.
 */
export async function withTabLock(means: Means, job: (renew: () => void) => Promise<void>): Promise<void> {
  const { locks } = means;
  if (locks !== undefined) {
    await locks.request(LOCK_NAME, { ifAvailable: true }, async (lock) => {
      if (lock !== null) await job(() => undefined);
    });
    return;
  }
  await withLease(means, job);
}

async function withLease({ storage, now, random }: Means, job: (renew: () => void) => Promise<void>): Promise<void> {
  const owner = String(random());
  const holder = () => readLease(storage);
  const renew = () => storage().setItem(LEASE_KEY, JSON.stringify({ owner, until: now() + LEASE_MS }));
  try {
    const lease = holder();
    if (lease !== undefined && lease.until > now()) return;
    renew();
    // Two tabs may have seen no lease at once: whoever wrote last has it.
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    if (holder()?.owner !== owner) return;
  } catch {
    // No storage, so no other tab shares anything with this one.
    return job(() => undefined);
  }
  try {
    await job(() => quietly(renew));
  } finally {
    quietly(() => {
      if (holder()?.owner === owner) storage().removeItem(LEASE_KEY);
    });
  }
}

/** Storage that fails half-way only costs the lease. */
function quietly(step: () => void): void {
  try {
    step();
  } catch {
    // The lease runs out by itself.
  }
}

function readLease(storage: () => StorageLike): { owner: string; until: number } | undefined {
  const text = storage().getItem(LEASE_KEY);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as { owner: string; until: number };
  } catch {
    return undefined;
  }
}
