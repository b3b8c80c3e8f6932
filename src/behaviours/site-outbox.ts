import { createOutbox } from '../forms/outbox.ts';
import { sendLead } from '../forms/send.ts';
import { sendSettings } from './send-settings.ts';

/** The outbox of this browser, sending as the site is configured to (docs/decisions.md, silent failure). */
export const siteOutbox = createOutbox({
  storage: () => localStorage,
  send: (kind, values, id) => sendLead(kind, values, { send: sendSettings().send, id }),
  locks: navigator.locks,
});
