import type { Lead } from '../src/features/lead-forms/schemas.ts';
import type { LeadSource } from './inbox/api.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Settings } from './settings.ts';
import { newLeadId } from './store/lead-id.ts';
import type { Channel, LeadStore, SpamReason } from './store/store.ts';
import { createSuspicion } from './suspicion.ts';

/** What came beside a lead; the first three may give a machine away. */
type Signals = {
  /** What stands in the field that people never see. */
  honeypot: string;
  /** The header's or field's text, when there was one. */
  fillTime: string | undefined;
  /** Whether the browser has done the work it was asked for; undefined where none was. */
  isProven?: boolean | undefined;
  /** Where its page says that it came from. */
  source?: LeadSource | undefined;
};

export type Intake = {
  /**
   * Stores a lead; when this resolves it is on disk.
   * @param key the sender's idempotency key: a second lead with the same one is acknowledged and, if it is the same lead, not stored again.
   * @throws StoreUnavailable
   */
  take: (lead: Lead, signals: Signals, key: string | null) => Promise<void>;
};

type IntakeParts = {
  store: Pick<LeadStore, 'add'>;
  channels: Channel[];
  settings: Pick<Settings, 'minFillMs' | 'addressLimit'>;
  metrics: Metrics;
  log: Log;
  /** Called after a lead is stored. */
  onStored: (spam: SpamReason | null) => void;
};

/** The one way in for leads, whichever route they came by: the same checks, the same storing. */
export function createIntake({ store, channels, settings, metrics, log, onStored }: IntakeParts): Intake {
  const suspicion = createSuspicion(settings.addressLimit);
  const channelsOf = ({ kind }: Lead) => (kind === 'newsletter' ? channels : channels.filter((channel) => channel !== 'confirmation'));
  return {
    async take(lead, signals, key) {
      const receivedAt = Date.now();
      const id = newLeadId(receivedAt);
      const spam = spamReason(signals, settings.minFillMs) ?? suspicion.reasonFor(lead);
      let result: 'stored' | 'repeated';
      try {
        result = await store.add({ ...lead, id, key, receivedAt, spam, channels: channelsOf(lead), source: signals.source });
      } catch (error) {
        metrics.count('store_failures_total');
        throw error;
      }
      if (result === 'repeated') {
        metrics.count('leads_repeated_total');
        return;
      }
      suspicion.remember(lead);
      if (spam !== null) metrics.count('leads_suspected_total', { reason: spam });
      metrics.count('leads_stored_total', { kind: lead.kind, quarantined: String(spam !== null) });
      log.debug({ id, kind: lead.kind, spam }, 'lead stored');
      onStored(spam);
    },
  };
}

/** Why a lead is to be quarantined, if it is. The sender is never told: a different answer would show a bot what gave it away. */
function spamReason({ honeypot, fillTime, isProven = true }: Signals, minFillMs: number): SpamReason | null {
  if (honeypot !== '') return 'honeypot';
  if (fillTime !== undefined && !(/^\d{1,12}$/.test(fillTime) && Number(fillTime) >= minFillMs)) return 'speed';
  return isProven ? null : 'proof';
}
