import { clientConfig } from '../../client/client-config.ts';
import type { LeadFields, LeadKind } from './schemas.ts';
import { SendError, sendLead } from './send.ts';
import { siteOutbox } from './site-outbox.ts';

/** What became of a lead: taken by the desk, kept in this browser to be sent again, or turned down for good. */
export type Outcome = 'sent' | 'queued' | 'rejected';

/** `crypto.randomUUID` exists on secure origins only, and a site under test on a local network is none. */
function newId(): string {
  return crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Sends a lead, or keeps it to be sent later under the same id.
 * @param trap what stands in the field that people never see
 */
export async function submitLead<Kind extends LeadKind>(kind: Kind, fields: LeadFields[Kind], trap: string): Promise<Outcome> {
  const { leadApi } = clientConfig();
  const id = newId();
  const signals = { trap, fillMs: performance.now() };
  // A visitor who leaves before the answer learns nothing of it. Our own desk knows the id again; a third party's would take the lead twice.
  const keepOnLeaving = () => leadApi.origin === '' && siteOutbox.keep(kind, fields, id, signals);
  addEventListener('pagehide', keepOnLeaving);
  try {
    await sendLead(kind, fields, { send: leadApi, id, ...signals });
    return 'sent';
  } catch (error) {
    // Failures are logged to the console only (specification §7); the message names no person.
    console.warn('A lead could not be sent.', error instanceof Error ? error.message : error);
    if (error instanceof SendError && !error.worthRetrying) return 'rejected';
    siteOutbox.keep(kind, fields, id, signals);
    return 'queued';
  } finally {
    removeEventListener('pagehide', keepOnLeaving);
  }
}
