import { setTimeout as pause } from 'node:timers/promises';
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
import type { Sender, SenderOf } from './channels.ts';
import { NothingToSend, outcomeOfFailure } from './retry.ts';

type DeliveryParts = {
  store: LeadStore;
  senders: Sender[];
  log: Log;
  metrics: Metrics;
  retryBaseMs: number;
  pollMs?: number;
  leaseMs?: number;
  onNoted?: () => void;
};

/** Other desks may claim the deliveries of a killed desk after this time. */
const LEASE_MS = 60_000;
/** More leads from before a channel was set up wait for the owner. */
const BACKFILL_UNASKED = 20;

export const leadChannels = (senders: Sender[]) =>
  senders
    .map(({ name }) => name)
    .filter((name) => name !== 'notice' && name !== 'digest' && name !== 'lead-event');

/** After a kill, a message that was just sent may be sent again with its Message-ID. */
export function createDelivery({
  store,
  senders,
  log,
  metrics,
  retryBaseMs,
  pollMs = 2000,
  leaseMs = LEASE_MS,
  onNoted = () => undefined,
}: DeliveryParts) {
  const stopped = new AbortController();
  let sleep = new AbortController();
  let loops: Promise<unknown> | undefined;
  let waiting = 0;

  const rest = () => pause(pollMs, undefined, { signal: sleep.signal }).catch(() => undefined);
  const wake = () => {
    sleep.abort();
    if (!stopped.signal.aborted) sleep = new AbortController();
  };

  const record = async (lease: Lease, outcome: DeliveryOutcome) => {
    const { id, channel } = lease;
    while (true) {
      try {
        if (!(await store.complete(lease, outcome)))
          log.warn(
            { id, channel },
            'the outcome of a delivery is not recorded: its lease was lost',
          );
        return onNoted();
      } catch (error) {
        log.error({ err: error, id, channel }, 'a delivery cannot be recorded; trying again');
        if (stopped.signal.aborted) return;
        await pause(1000, undefined, { signal: stopped.signal }).catch(() => undefined);
      }
    }
  };

  const deliver = async <Name extends QueueName>(
    sender: SenderOf<Name>,
    claim: Claim<QueueItems[Name]>,
  ) => {
    const { id, channel } = claim.lease;
    const fields = { id, channel, attempts: claim.attempts + 1 };
    let outcome: DeliveryOutcome = { state: 'delivered' };
    try {
      await sender.deliver(claim.item);
      log.info(fields, 'delivered');
    } catch (error) {
      if (error instanceof NothingToSend) return { ...outcome, reason: error.message };
      outcome = outcomeOfFailure(error, claim, retryBaseMs);
      const { name, code } = describeError(error);
      log.warn({ ...fields, state: outcome.state, error: name, code }, 'not delivered');
    }
    const result = outcome.state === 'delivered' ? 'delivered' : 'failed';
    metrics.count('deliveries_total', { channel, result });
    return outcome;
  };

  const work = async <Name extends QueueName>(
    sender: SenderOf<Name>,
    claim: Claim<QueueItems[Name]>,
  ) => {
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

  const run = async <Name extends QueueName>(sender: SenderOf<Name>) => {
    const underWay = new Set<Promise<void>>();
    while (!stopped.signal.aborted) {
      let claims: Claim<QueueItems[Name]>[] = [];
      try {
        const limit = sender.concurrency - underWay.size;
        if (sender.name === 'lead-event') await store.changes.queueEvents();
        claims = await store.claim(sender.name, { leaseMs, limit });
      } catch (error) {
        log.warn(
          { err: error, channel: sender.name },
          'cannot claim deliveries from the store; trying again',
        );
      }
      for (const claimed of claims) {
        const delivered = work(sender, claimed).finally(() => underWay.delete(delivered));
        underWay.add(delivered);
      }
      if (underWay.size === sender.concurrency) await Promise.race(underWay);
      else if (claims.length === 0) await rest();
    }
    await Promise.all(underWay);
  };

  const backfill = async () => {
    const all = leadChannels(senders);
    // Earlier sign-ups are not asked to confirm.
    const names = all.filter((name) => name !== 'confirmation');
    while (!stopped.signal.aborted) {
      try {
        await store.setChannels(all);
        if (names.length === 0) return;
        waiting = await store.countBackfill(names);
        if (waiting > BACKFILL_UNASKED) {
          log.warn(
            { count: waiting },
            "leads from before this way was set up have not been sent: 'npm run leads -- backfill' sends them, with --since 7d only the newest",
          );
          return;
        }
        if (waiting > 0)
          log.info(
            { count: await store.backfill(names) },
            'leads that nobody had been told of are now due',
          );
        waiting = 0;
        return;
      } catch {
        await rest();
      }
    }
  };

  return {
    start() {
      loops = backfill().then(() =>
        Promise.all(senders.map((sender) => run(sender as SenderOf<'mail'>))),
      );
    },
    wake,
    waitingForOwner: () => waiting,
    async stop(limitMs: number) {
      stopped.abort();
      wake();
      await Promise.race([loops, pause(limitMs, undefined, { ref: false })]);
      for (const sender of senders) sender.close();
    },
  };
}
