import { clientConfig } from '../../client/client-config.ts';
import { randomId } from '../../client/random-id.ts';
import { encodeLeadSource } from './lead-source.ts';
import { outbox } from './outbox.ts';
import type { FormName, LeadFields } from './schemas.ts';
import { isOwnDesk, LeadRejectedError, sendLead } from './send.ts';

/** `queued`: the outbox retries the lead; `rejected`: the desk found it invalid. */
export type Outcome = 'sent' | 'queued' | 'rejected';

/** Counts from navigation, or from the activation of a prerendered page. */
function timeOnPageMs(): number {
  const [navigation] = performance.getEntriesByType(
    'navigation',
  ) as (PerformanceNavigationTiming & { activationStart?: number })[];
  return performance.now() - (navigation?.activationStart ?? 0);
}

/** Sends a lead. If that fails, queues the lead, unless the desk rejected it. */
export async function submitLead<Form extends FormName>(
  form: Form,
  fields: LeadFields[Form],
  honeypot: string,
  onSent?: (response: string) => void,
): Promise<Outcome> {
  const { leadApi, leadSource: sendsSource } = clientConfig();
  const id = randomId();
  const metadata = {
    honeypot,
    fillMs: timeOnPageMs(),
    ...(sendsSource !== false && { source: encodeLeadSource(location, document.referrer) }),
  };
  const enqueue = () => outbox.enqueue(form, fields, id, metadata);
  // If the visitor leaves, the request may fail unnoticed. So the lead is also queued, but only for
  // our desk, which ignores copies. Phones may end hidden pages without a `pagehide` event.
  const hideEvents = ['pagehide', 'visibilitychange'];
  const onHide = () => isOwnDesk(leadApi) && enqueue();
  for (const type of hideEvents) addEventListener(type, onHide);
  try {
    const response = await sendLead(form, fields, leadApi, { id, ...metadata });
    // Runs in a microtask: if `onSent` throws, `catch` must not queue the sent lead.
    queueMicrotask(() => onSent?.(response));
    return 'sent';
  } catch (error) {
    // Logs failures (specification §7) without personal data.
    console.warn('A lead could not be sent.', error instanceof Error ? error.message : error);
    if (error instanceof LeadRejectedError) return 'rejected';
    enqueue();
    return 'queued';
  } finally {
    for (const type of hideEvents) removeEventListener(type, onHide);
  }
}
