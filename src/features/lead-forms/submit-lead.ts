import { clientConfig } from '../../client/client-config.ts';
import { randomId } from '../../client/random-id.ts';
import { leadSource } from './lead-source.ts';
import { outbox } from './outbox.ts';
import type { LeadFields, LeadKind } from './schemas.ts';
import { isOwnDesk, RejectedLead, sendLead } from './send.ts';

/** `queued`: the outbox retries it; `rejected`: the desk found it invalid. */
export type Outcome = 'sent' | 'queued' | 'rejected';

/** Milliseconds since the visitor saw the page, which may have been prerendered long before. */
function timeOnPage(): number {
  const [navigation] = performance.getEntriesByType(
    'navigation',
  ) as (PerformanceNavigationTiming & { activationStart?: number })[];
  return performance.now() - (navigation?.activationStart ?? 0);
}

/** Sends a lead, or queues it under the same id. @param onResponse receives the response text */
export async function submitLead<Kind extends LeadKind>(
  kind: Kind,
  fields: LeadFields[Kind],
  honeypot: string,
  onResponse?: (text: string) => void,
): Promise<Outcome> {
  const { leadApi, leadSource: hasSource } = clientConfig();
  const id = randomId();
  const signals = {
    honeypot,
    fillMs: timeOnPage(),
    ...(hasSource !== false && { source: leadSource(location, document.referrer) }),
  };
  const enqueue = () => outbox.enqueue(kind, fields, id, signals);
  // A third party would receive a lead twice that was sent while the visitor left.
  const onPageHide = () => isOwnDesk(leadApi) && enqueue();
  addEventListener('pagehide', onPageHide);
  try {
    const response = await sendLead(kind, fields, leadApi, { id, ...signals });
    onResponse?.(response);
    return 'sent';
  } catch (error) {
    // Failures are only logged (specification §7), without personal data.
    console.warn('A lead could not be sent.', error instanceof Error ? error.message : error);
    if (error instanceof RejectedLead) return 'rejected';
    enqueue();
    return 'queued';
  } finally {
    removeEventListener('pagehide', onPageHide);
  }
}
