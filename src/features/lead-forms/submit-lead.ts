import { clientConfig } from '../../client/client-config.ts';
import { randomId } from '../../client/random-id.ts';
import { leadSource } from './lead-source.ts';
import type { LeadFields, LeadKind } from './schemas.ts';
import { isOwnDesk, SendError, type SendOptions, sendLead } from './send.ts';
import { siteOutbox } from './site-outbox.ts';

/** What became of a lead: the API took it, it waits in this browser to be sent again, or it was turned down for good. */
export type Outcome = 'sent' | 'queued' | 'rejected';

/** Milliseconds since the visitor had the page before them: one that was prerendered may have stood ready for minutes. */
function timeOnPage(): number {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & { activationStart?: number })[];
  return performance.now() - (navigation?.activationStart ?? 0);
}

/**
 * Sends a lead, or queues it to be sent later under the same id.
 * @param honeypot what stands in the field that people never see
 */
export async function submitLead<Kind extends LeadKind>(kind: Kind, fields: LeadFields[Kind], honeypot: string): Promise<Outcome> {
  const { leadApi, leadSource: told } = clientConfig();
  const id = randomId();
  const source = told === false ? {} : { source: leadSource(location, document.referrer) };
  const signals = { honeypot, fillMs: timeOnPage(), ...source };
  // A visitor who leaves before the answer learns nothing of it. Our own desk knows the id again; a third party's would take the lead twice.
  const queueOnLeaving = () => isOwnDesk(leadApi) && siteOutbox.keep(kind, fields, id, signals);
  addEventListener('pagehide', queueOnLeaving);
  try {
    const options: SendOptions = { send: leadApi, id, ...signals };
    if (import.meta.env.PROOF_OF_WORK) options.fetch = (await import('./proof-of-work.ts')).fetchWithProof;
    await sendLead(kind, fields, options);
    return 'sent';
  } catch (error) {
    // Failures are logged to the console only (specification §7); the message names no person.
    console.warn('A lead could not be sent.', error instanceof Error ? error.message : error);
    if (error instanceof SendError && !error.worthRetrying) return 'rejected';
    siteOutbox.keep(kind, fields, id, signals);
    return 'queued';
  } finally {
    removeEventListener('pagehide', queueOnLeaving);
  }
}
