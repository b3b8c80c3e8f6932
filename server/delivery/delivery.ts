import { setTimeout as pause } from 'node:timers/promises';
import { describeError, type Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Channel, Claim, DeliveryOutcome, LeadStore } from '../store/store.ts';
import type { DeliveryChannel } from './channels.ts';
import { NothingToSend, outcomeOfFailure } from './retry.ts';

export type Delivery = {
  /** Makes leads due on channels configured since, if they are few, and begins to deliver. */
  start: () => void;
  /** Says that a lead has been stored. */
  wake: () => void;
  /** Deliveries of leads from before a channel was configured that wait for the owner's `leads backfill`. */
  waitingForOwner: () => number;
  /** Takes no new leads and waits for those under way, at most this long (milliseconds). */
  stop: (limitMs: number) => Promise<void>;
};

type DeliveryParts = {
  store: LeadStore;
  channels: DeliveryChannel[];
  log: Log;
  metrics: Metrics;
  retryBaseMs: number;
  pollMs?: number;
  /** Called after what became of a try stands in the store. */
  onNoted?: () => void;
};

/** A desk that is killed frees its leads for others after this time. */
const LEASE_MS = 120_000;
/** Leads under way at a time: few enough that the last of them is sent well within the lease. */
const UNDER_WAY = 8;
/** More leads than this, stored before a channel was configured, are not sent unasked. */
const BACKFILL_UNASKED = 20;

/**
 * Tells the owner of stored leads. What is owed stands in the store (the outbox-table pattern), so a kill at any point loses
 * nothing; at worst a lead that was sent in the last moment is sent again, under the same Message-ID.
 */
export function createDelivery({ store, channels, log, metrics, retryBaseMs, pollMs = 2000, onNoted = () => undefined }: DeliveryParts): Delivery {
  const stopped = new AbortController();
  const sleepers = new Set<() => void>();
  let loops: Promise<void>[] = [];
  let waiting = 0;

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
        await store.complete(leadId, channel, outcome);
        return onNoted();
      } catch (error) {
        log.error({ err: error, id: leadId, channel }, 'a delivery cannot be noted; trying again');
        if (stopped.signal.aborted) return;
        await pause(1000, undefined, { signal: stopped.signal }).catch(() => undefined);
      }
    }
  };

  const deliverOne = async ({ name: channel, deliver }: DeliveryChannel, { lead, attempts, firstTriedAt }: Claim) => {
    let outcome: DeliveryOutcome;
    try {
      await deliver(lead);
      outcome = { state: 'delivered', at: Date.now() };
      log.info({ id: lead.id, channel, attempts: attempts + 1 }, 'lead delivered');
    } catch (error) {
      if (error instanceof NothingToSend) return note(lead.id, channel, { state: 'delivered', at: Date.now(), notSent: error.message });
      outcome = outcomeOfFailure(error, { attempts, firstTriedAt, now: Date.now(), baseMs: retryBaseMs, random: Math.random() });
      const { name, code } = describeError(error);
      log.warn({ id: lead.id, channel, attempts: attempts + 1, state: outcome.state, error: name, code }, 'lead not delivered');
    }
    metrics.count('deliveries_total', { channel, result: outcome.state === 'delivered' ? 'delivered' : 'failed' });
    await note(lead.id, channel, outcome);
  };

  /** Keeps up to `UNDER_WAY` deliveries going: a slow one holds its own place and nobody else's. */
  const run = async (channel: DeliveryChannel) => {
    const underWay = new Set<Promise<void>>();
    while (!stopped.signal.aborted) {
      let claims: Claim[] = [];
      try {
        claims = await store.claim(channel.name, { now: Date.now(), leaseMs: LEASE_MS, limit: UNDER_WAY - underWay.size });
      } catch (error) {
        log.warn({ err: error, channel: channel.name }, 'cannot ask the store for leads to deliver; trying again');
      }
      for (const claim of claims) {
        const work = deliverOne(channel, claim).finally(() => underWay.delete(work));
        underWay.add(work);
      }
      if (underWay.size === UNDER_WAY) await Promise.race(underWay);
      else if (claims.length === 0) await rest();
    }
    await Promise.all(underWay);
  };

  const backfill = async () => {
    // Who signed up before the owner asked for confirmations is not mailed unasked.
    const names = channels.map(({ name }) => name).filter((name) => name !== 'confirmation');
    while (!stopped.signal.aborted) {
      try {
        waiting = await store.countBackfill(names);
        if (waiting > BACKFILL_UNASKED) {
          log.warn(
            { count: waiting },
            "leads from before this way was set up have not been sent: 'npm run leads -- backfill' sends them, with --since 7d only the newest",
          );
          return;
        }
        if (waiting > 0) log.info({ count: await store.backfill(names, { now: Date.now() }) }, 'leads that nobody had been told of are now due');
        waiting = 0;
        return;
      } catch {
        await rest();
      }
    }
  };

  return {
    start() {
      if (channels.length > 0) loops = [backfill().then(() => Promise.all(channels.map(run)).then(() => undefined))];
    },
    wake,
    waitingForOwner: () => waiting,
    async stop(limitMs) {
      stopped.abort();
      wake();
      await Promise.race([Promise.all(loops), pause(limitMs, undefined, { ref: false })]);
      for (const channel of channels) channel.close();
    },
  };
}
