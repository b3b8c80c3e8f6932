import { clientConfig } from '../../client/client-config.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { sendLead } from './send.ts';

const outbox = createOutbox({
  storage: () => localStorage,
  send: (kind, values, id, signals) => sendLead(kind, values, { send: clientConfig().leadApi, id, ...signals }),
  locks: navigator.locks,
});

let stop: (() => void) | undefined;

/** The outbox of this browser, sending as the site is configured to (docs/specification-rulings.md, 15). Started once a page, however many ask. */
export const siteOutbox: Outbox = {
  ...outbox,
  start: (page) => {
    stop ??= outbox.start(page);
    return stop;
  },
};
