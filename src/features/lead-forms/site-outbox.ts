import { clientConfig } from '../../client/client-config.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { type SendOptions, sendLead } from './send.ts';

const outbox = createOutbox({
  storage: () => localStorage,
  send: async (kind, values, id, signals) => {
    const options: SendOptions = { send: clientConfig().leadApi, id, ...signals };
    if (import.meta.env.PROOF_OF_WORK) options.fetch = (await import('./proof-of-work.ts')).fetchWithProof;
    await sendLead(kind, values, options);
  },
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
