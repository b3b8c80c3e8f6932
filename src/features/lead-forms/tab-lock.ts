/** The part of `navigator.locks` used here. */
export type LockManagerLike = {
  request: (name: string, options: { ifAvailable: true }, callback: (lock: unknown) => Promise<void>) => Promise<unknown>;
};

const LOCK_NAME = 'leadOutbox';

/**
 * Runs a job in one tab at a time; where another tab is at it, does nothing.
 * Without a lock manager it simply runs: the desk stores a lead sent twice under one id once, so that costs a request and nothing else.
 */
export async function withTabLock(locks: LockManagerLike | undefined, job: () => Promise<void>): Promise<void> {
  if (locks === undefined) return job();
  await locks.request(LOCK_NAME, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await job();
  });
}
