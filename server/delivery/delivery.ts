import { setTimeout as delay } from 'node:timers/promises';
import { CHANNELS } from '../domain.ts';
import { describeError, type Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type {
  Claim,
  DeliveryOutcome,
  LeadStore,
  Lease,
  QueueItems,
  QueueName,
} from '../store/store.ts';
import { outcomeOfFailure, SkipDelivery } from './retry.ts';
import type { Sender, SenderOf } from './senders.ts';

type AnySender = SenderOf<QueueName>;
type AnyClaim = Claim<QueueItems[QueueName]>;

/** At startup, leads that were sent nowhere are queued if there are at most this many. */
const MAX_AUTOMATIC_BACKFILL = 20;

/** Returns the channels that have a sender. Queues such as `notice` are not channels. */
export const leadChannels = (senders: readonly Sender[]) =>
  CHANNELS.filter((channel) => senders.some((sender) => sender.queue === channel));

/**
 * Sends queued items. If a result is not recorded, a desk sends the item again after the lease
 * ends, with the same Message-ID or Idempotency-Key.
 */
export function createDelivery({
  store,
  senders,
  log,
  metrics,
  retryBaseMs,
  pollMs = 2000,
  leaseMs = 60_000,
  onOutcome,
}: {
  store: LeadStore;
  senders: readonly Sender[];
  log: Log;
  metrics: Metrics;
  retryBaseMs: number;
  pollMs?: number;
  /** After this time, other desks claim the deliveries of a killed desk. */
  leaseMs?: number;
  onOutcome?: () => void;
}) {
  const shutdown = new AbortController();
  let nextWake = new AbortController();
  let loops: Promise<unknown> | undefined;
  const channels = leadChannels(senders);
  // Confirmations go to subscribers, not to the owner.
  const backfillChannels = channels.filter((name) => name !== 'confirmation');
  let unsentCount = 0;

  const sleep = () => delay(pollMs, undefined, { signal: nextWake.signal }).catch(() => undefined);
  const wake = () => {
    nextWake.abort();
    // After shutdown, `nextWake` stays aborted, so that `sleep` ends at once.
    if (!shutdown.signal.aborted) nextWake = new AbortController();
  };

  const record = async (lease: Lease, outcome: DeliveryOutcome) => {
    const { id, queue } = lease;
    while (true) {
      try {
        if (await store.recordOutcome(lease, outcome)) return onOutcome?.();
        return log.warn(
          { id, channel: queue },
          'lost the lease of a delivery: its result is not recorded',
        );
      } catch (error) {
        log.error({ err: error, id, channel: queue }, 'cannot record a delivery; trying again');
        if (shutdown.signal.aborted) return;
        await delay(1000, undefined, { signal: shutdown.signal }).catch(() => undefined);
      }
    }
  };

  const deliver = async (sender: AnySender, claim: AnyClaim) => {
    const { id, queue } = claim.lease;
    const logFields = { id, channel: queue, attempts: claim.attempts + 1 };
    let outcome: DeliveryOutcome = { state: 'delivered' };
    try {
      await sender.deliver(claim.item);
      log.info(logFields, 'delivered');
    } catch (error) {
      // Recorded as delivered, so that no desk retries it.
      if (error instanceof SkipDelivery) return { ...outcome, reason: error.message };
      outcome = outcomeOfFailure(error, claim, retryBaseMs);
      const { name, code } = describeError(error);
      log.warn({ ...logFields, state: outcome.state, error: name, code }, 'not delivered');
    }
    metrics.count('deliveries_total', {
      channel: queue,
      result: outcome.state === 'delivered' ? 'delivered' : 'failed',
    });
    return outcome;
  };

  const deliverWithLease = async (sender: AnySender, claim: AnyClaim) => {
    let { lease } = claim;
    let renewal = Promise.resolve();
    const renew = async () => {
      lease = (await store.renew(lease, leaseMs).catch(() => undefined)) ?? lease;
    };
    const timer = setInterval(() => (renewal = renewal.then(renew)), leaseMs / 3);
    const outcome = await deliver(sender, claim);
    clearInterval(timer);
    await renewal;
    await record(lease, outcome);
  };

  const runSender = async (sender: AnySender) => {
    const inProgress = new Set<Promise<void>>();
    while (!shutdown.signal.aborted) {
      let claims: AnyClaim[] = [];
      try {
        const limit = sender.concurrency - inProgress.size;
        if (sender.queue === 'lead-event') await store.changes.queueEvents();
        claims = await store.claim(sender.queue, { leaseMs, limit });
      } catch (error) {
        log.warn({ err: error, channel: sender.queue }, 'cannot claim deliveries; trying again');
      }
      for (const claim of claims) {
        const delivery = deliverWithLease(sender, claim).finally(() => inProgress.delete(delivery));
        inProgress.add(delivery);
      }
      if (inProgress.size === sender.concurrency) await Promise.race(inProgress);
      else if (claims.length === 0) await sleep();
    }
    await Promise.all(inProgress);
  };

  const prepareChannels = async () => {
    while (!shutdown.signal.aborted) {
      try {
        await store.setActiveChannels(channels);
        if (backfillChannels.length === 0) return;
        unsentCount = await store.countLeadsToBackfill(backfillChannels);
        if (unsentCount > MAX_AUTOMATIC_BACKFILL)
          return log.warn(
            { count: unsentCount },
            "leads were sent nowhere: to send them, run 'npm run leads -- backfill'",
          );
        if (unsentCount > 0)
          log.info({ count: await store.backfill(backfillChannels) }, 'unsent leads are now due');
        unsentCount = 0;
        return;
      } catch {
        await sleep();
      }
    }
  };

  return {
    start() {
      loops = prepareChannels().then(() =>
        Promise.all(senders.map((sender) => runSender(sender as AnySender))),
      );
    },
    wake,
    async countLeadsToBackfill() {
      // The count never rises, because new leads have deliveries.
      if (unsentCount > 0) unsentCount = await store.countLeadsToBackfill(backfillChannels);
      return unsentCount;
    },
    async stop(timeoutMs: number) {
      shutdown.abort();
      wake();
      await Promise.race([loops, delay(timeoutMs, undefined, { ref: false })]);
      for (const sender of senders) sender.close();
    },
  };
}
