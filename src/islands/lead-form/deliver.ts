import { sendSettings } from '../../behaviours/send-settings.ts';
import { siteOutbox } from '../../behaviours/site-outbox.ts';
import type { LeadFields, LeadKind } from '../../forms/schemas.ts';
import { SendError, sendLead } from '../../forms/send.ts';

/** `crypto.randomUUID` exists on secure origins only, and a site under test on a local network is none. */
function newId(): string {
  return crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Sends a lead, or keeps it to be sent later under the same id.
 * @param trap what stands in the field that people never see
 * @returns whether it has arrived
 */
export async function deliver<Kind extends LeadKind>(kind: Kind, fields: LeadFields[Kind], trap: string): Promise<boolean> {
  const id = newId();
  try {
    await sendLead(kind, fields, { send: sendSettings().send, id, trap, fillMs: performance.now() });
    return true;
  } catch (error) {
    // Failures are logged to the console only (specification §7); the message names no person.
    console.warn('A lead could not be sent.', error instanceof Error ? error.message : error);
    if (!(error instanceof SendError) || error.worthRetrying) {
      siteOutbox.keep(kind, fields, id);
      siteOutbox.start(window);
    }
    return false;
  }
}
