import type { Lead } from '../src/features/lead-forms/schemas.ts';
import type { AppOptions } from './app.ts';
import type { LeadSource, SpamReason } from './domain.ts';
import { createSpamFilter } from './spam-filter.ts';
import { uuidv7 } from './store/uuid.ts';

type RequestMetadata = {
  clientIp: string;
  honeypot: string;
  /** In milliseconds. Undefined without script. */
  fillTime: string | undefined;
  source?: LeadSource;
};

export function createReceiveLead({
  store,
  channels,
  settings,
  metrics,
  log,
  liveUpdates,
  wakeDelivery,
}: Required<AppOptions>) {
  const spamFilter = createSpamFilter(store.limits, settings.maxLeadsPerEmail);

  // Resolves for quarantined leads too, so that bots learn nothing.
  return async (lead: Lead, metadata: RequestMetadata, idempotencyKey: string | null) => {
    const { source, clientIp } = metadata;
    const id = uuidv7(Date.now());
    const { form } = lead;
    let spam = findSpamReason(metadata, settings.minFillMs);
    let result: 'stored' | 'repeated';
    try {
      spam ??= await spamFilter.reasonFor(lead, clientIp);
      result = await store.add({
        ...lead,
        id,
        key: idempotencyKey,
        spam,
        channels: channels.filter((name) => form === 'newsletter' || name !== 'confirmation'),
        source,
      });
    } catch (error) {
      metrics.count('store_failures_total');
      throw error;
    }
    if (result === 'repeated') return metrics.count('leads_repeated_total');
    spamFilter
      .recordLead(lead, clientIp)
      .catch((error: unknown) =>
        log.warn({ err: error }, 'the spam filter could not count a lead'),
      );
    if (spam !== null) metrics.count('leads_suspected_total', { reason: spam });
    metrics.count('leads_stored_total', { kind: form, quarantined: String(spam !== null) });
    log.debug({ id, form, spam }, 'lead stored');
    liveUpdates.wake();
    if (spam === null) wakeDelivery();
  };
}

function findSpamReason(
  { honeypot, fillTime }: RequestMetadata,
  minFillMs: number,
): SpamReason | null {
  if (honeypot !== '') return 'honeypot';
  const isSuspect =
    fillTime !== undefined && !(/^\d{1,12}$/.test(fillTime) && Number(fillTime) >= minFillMs);
  return isSuspect ? 'speed' : null;
}
