import { sendSettings } from '../../behaviours/send-settings.ts';
import { siteOutbox } from '../../behaviours/site-outbox.ts';
import type { LeadFields, LeadKind } from '../../forms/schemas.ts';
import { SendError, sendLead } from '../../forms/send.ts';

/** What became of a lead: taken by the desk, kept in this browser to be sent again, or turned down for good. */
export type Outcome = 'taken' | 'kept' | 'refused';

/** `crypto.randomUUID` exists on secure origins only, and a site under test on a local network is none. */
function newId(): string {
  return crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Sends a lead, or keeps it to be sent later under the same id.
 * @param trap what stands in the field that people never see
 */
export async function deliver<Kind extends LeadKind>(kind: Kind, fields: LeadFields[Kind], trap: string): Promise<Outcome> {
  const { send } = sendSettings();
  const id = newId();
  const signs = { trap, fillMs: performance.now() };
  // A visitor who leaves before the answer learns nothing of it. Our own desk knows the id again; a third party's would take the lead twice.
  const keepOnLeaving = () => send.origin === '' && siteOutbox.keep(kind, fields, id, signs);
  addEventListener('pagehide', keepOnLeaving);
  try {
    await sendLead(kind, fields, { send, id, ...signs });
    return 'taken';
  } catch (error) {
    // Failures are logged to the console only (specification §7); the message names no person.
    console.warn('A lead could not be sent.', error instanceof Error ? error.message : error);
    if (error instanceof SendError && !error.worthRetrying) return 'refused';
    siteOutbox.keep(kind, fields, id, signs);
    return 'kept';
  } finally {
    removeEventListener('pagehide', keepOnLeaving);
  }
}
