import { createOutbox, type Outbox } from '../forms/outbox.ts';
import { sendLead } from '../forms/send.ts';
import { sendSettings } from './send-settings.ts';

const outbox = createOutbox({
  storage: () => localStorage,
  send: (kind, values, id, signs) => sendLead(kind, values, { send: sendSettings().send, id, ...signs }),
  locks: navigator.locks,
});

let stop: (() => void) | undefined;

/** The outbox of this browser, sending as the site is configured to (docs/decisions.md, silent failure). Started once a page, however many ask. */
export const siteOutbox: Outbox = {
  ...outbox,
  start: (page) => {
    stop ??= outbox.start(page);
    return stop;
  },
};
