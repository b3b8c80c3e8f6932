import { setTimeout as pause } from 'node:timers/promises';
import { describeError, type Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Channel, Claim, DeliveryOutcome, LeadStore, StoredLead } from '../store/store.ts';
import { outcomeOfFailure } from './retry.ts';

/** Brings a lead to the owner by one channel. */
export type Courier = {
  channel: Channel;
  /** Resolves when the other side has taken the lead; rejects otherwise. Ends by itself well within `LEASE_MS`. */
  deliver: (lead: StoredLead) => Promise<void>;
  close: () => void;
};

export type Delivery = {
  /** Makes leads due on channels configured since, and begins to deliver. */
  start: () => void;
  /** Says that a lead has been stored. */
  wake: () => void;
  /** Takes no new leads and waits for those under way, at most this long (milliseconds). */
  stop: (limitMs: number) => Promise<void>;
};

type DeliveryParts = { store: LeadStore; couriers: Courier[]; log: Log; metrics: Metrics; retryBaseMs: number; pollMs?: number };

/** A desk that is killed frees its leads for others after this time. */
const LEASE_MS = 120_000;
/** Leads taken at a time: few enough that the last of them is sent well within the lease. */
const BATCH = 8;

/**
 * Tells the owner of stored leads. What is owed stands in the store (the outbox-table pattern), so a kill at any point loses
 * nothing; at worst a lead that was sent in the last moment is sent again, under the same Message-ID.
 */
export function createDelivery({ store, couriers, log, metrics, retryBaseMs, pollMs = 2000 }: DeliveryParts): Delivery {
  const stopped = new AbortController();
  const sleepers = new Set<() => void>();
  let loops: Promise<void>[] = [];

  /** Until a lead is stored, or until it is time to look for one that is due again. */
  const rest = () =>
    new Promise<void>((resolve) => {
      if (stopped.signal.aborted) return resolve();
      const timer = setTimeout(() => end(), pollMs);
      const end = () => {
        clearTimeout(timer);
        sleepers.delete(end);
        resolve();
      };
      sleepers.add(end);
    });

  const wake = () => {
    for (const end of [...sleepers]) end();
  };

  /** A delivery that is done but not noted would be done again, so the note is repeated until the store takes it. */
  const note = async (leadId: string, channel: Channel, outcome: DeliveryOutcome) => {
    while (true) {
      try {
        return await store.settle(leadId, channel, outcome);
      } catch (error) {
        log.error({ err: error, id: leadId, channel }, 'a delivery cannot be noted; trying again');
        if (stopped.signal.aborted) return;
        await pause(1000, undefined, { signal: stopped.signal }).catch(() => undefined);
      }
    }
  };

  const deliverOne = async ({ channel, deliver }: Courier, { lead, attempts, firstTriedAt }: Claim) => {
    let outcome: DeliveryOutcome;
    try {
      await deliver(lead);
      outcome = { state: 'delivered', at: Date.now() };
      log.info({ id: lead.id, channel, attempts: attempts + 1 }, 'lead delivered');
    } catch (error) {
      outcome = outcomeOfFailure(error, { attempts, firstTriedAt, now: Date.now(), baseMs: retryBaseMs, random: Math.random() });
      const { name, code } = describeError(error);
      log.warn({ id: lead.id, channel, attempts: attempts + 1, state: outcome.state, error: name, code }, 'lead not delivered');
    }
    metrics.count('deliveries_total', { channel, result: outcome.state === 'delivered' ? 'delivered' : 'failed' });
    await note(lead.id, channel, outcome);
  };

  const run = async (courier: Courier) => {
    while (!stopped.signal.aborted) {
      try {
        const claims = await store.claim(courier.channel, { now: Date.now(), leaseMs: LEASE_MS, limit: BATCH });
        await Promise.all(claims.map((claim) => deliverOne(courier, claim)));
        if (claims.length === 0) await rest();
      } catch (error) {
        log.warn({ err: error, channel: courier.channel }, 'cannot ask the store for leads to deliver; trying again');
        await rest();
      }
    }
  };

  const enrol = async () => {
    while (!stopped.signal.aborted) {
      try {
        const count = await store.enrol(
          couriers.map(({ channel }) => channel),
          Date.now(),
        );
        if (count > 0) log.info({ count }, 'leads that nobody had been told of are now due');
        return;
      } catch {
        await rest();
      }
    }
  };

  return {
    start() {
      if (couriers.length > 0) loops = [enrol().then(() => Promise.all(couriers.map(run)).then(() => undefined))];
    },
    wake,
    async stop(limitMs) {
      stopped.abort();
      wake();
      await Promise.race([Promise.all(loops), pause(limitMs, undefined, { ref: false })]);
      for (const courier of couriers) courier.close();
    },
  };
}
