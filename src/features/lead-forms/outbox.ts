import { clientConfig } from '../../client/client-config.ts';
import { payloadKeys } from './emailjs-payload.ts';
import type { LeadFields, LeadKind } from './schemas.ts';
import { RejectedLead, type SendExtras, sendLead } from './send.ts';

type Signals = Omit<SendExtras, 'id'>;
/** A lead that was not sent yet. Times are milliseconds since 1970. */
type Entry = {
  id: string;
  kind: LeadKind;
  values: LeadFields[LeadKind];
  signals?: Signals;
  keptAt: number;
  tries: number;
  dueAt: number;
};
type Send = (
  kind: LeadKind,
  values: LeadFields[LeadKind],
  id: string,
  signals: Signals,
) => Promise<unknown>;

export const OUTBOX_KEY = 'leadOutbox';
const MAX_ENTRIES = 20;
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
const FIRST_DELAY_MS = 15_000;
const MAX_DELAY_MS = 60 * 60 * 1000;

/** Doubles with each try up to an hour, with jitter so that browsers do not retry at the same time. */
const delayAfter = (tries: number) =>
  Math.min(FIRST_DELAY_MS * 2 ** (tries - 1), MAX_DELAY_MS) * (0.75 + Math.random() / 2);

/**
 * Keeps leads that were not sent in local storage, or in memory if storage is blocked or full, and
 * retries each under its first id (docs/specification-rulings.md, 15). Never throws.
 */
export function createOutbox(send: Send) {
  let unstored: Entry[] | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let started = false;

  const read = (): Entry[] => {
    const now = Date.now();
    return (
      (unstored ?? readStored())
        // A clock that was ahead must not delay or keep a lead for longer.
        .map((entry) => ({
          ...entry,
          keptAt: Math.min(entry.keptAt, now),
          dueAt: Math.min(entry.dueAt, now + 2 * MAX_DELAY_MS),
        }))
        .filter(({ keptAt }) => now - keptAt <= MAX_AGE_MS)
        .slice(-MAX_ENTRIES)
    );
  };

  const write = (entries: Entry[]) => {
    try {
      if (entries.length === 0) localStorage.removeItem(OUTBOX_KEY);
      else localStorage.setItem(OUTBOX_KEY, JSON.stringify(entries));
      unstored = undefined;
    } catch {
      unstored = entries;
    }
  };

  /** Reads again after each send, because another tab may have added or sent a lead. */
  const sendDue = async () => {
    write(read());
    for (const { id, kind, values, signals, dueAt } of read()) {
      if (dueAt > Date.now()) continue;
      try {
        await send(kind, values, id, { ...signals });
      } catch (error) {
        if (!(error instanceof RejectedLead)) {
          const delay = ({ tries, ...entry }: Entry) => ({
            ...entry,
            tries: tries + 1,
            dueAt: Date.now() + delayAfter(tries + 1),
          });
          write(read().map((entry) => (entry.id === id ? delay(entry) : entry)));
          // The next lead would probably fail too.
          return;
        }
      }
      write(read().filter((entry) => entry.id !== id));
    }
  };

  /** Sends due leads, oldest first, in one tab at a time. */
  const flush = async () => {
    // Locks are missing without TLS. The desk stores a lead that two tabs send once.
    await (navigator.locks
      ? navigator.locks.request(OUTBOX_KEY, { ifAvailable: true }, (lock) => lock && sendDue())
      : sendDue()
    ).catch(() => undefined);
    schedule();
  };

  const schedule = () => {
    clearTimeout(timer);
    const dueTimes = read().map(({ dueAt }) => dueAt);
    if (!started || dueTimes.length === 0) return;
    timer = setTimeout(flush, Math.max(Math.min(...dueTimes) - Date.now(), delayAfter(1)));
  };

  return {
    flush,
    enqueue<Kind extends LeadKind>(
      kind: Kind,
      values: LeadFields[Kind],
      id: string,
      signals: Signals = {},
    ) {
      const now = Date.now();
      const entry: Entry = { id, kind, values, signals, keptAt: now, tries: 0, dueAt: now };
      write([...read().filter((other) => other.id !== id), entry].slice(-MAX_ENTRIES));
      schedule();
    },
    /** Flushes now, with each page view and when the network returns. */
    start(page: Pick<EventTarget, 'addEventListener'>) {
      if (started) return;
      started = true;
      page.addEventListener('pageshow', flush);
      page.addEventListener('online', () => {
        write(read().map((entry) => ({ ...entry, dueAt: Date.now() })));
        void flush();
      });
      void flush();
    },
  };
}

function readStored(): Entry[] {
  try {
    const entries = JSON.parse(localStorage.getItem(OUTBOX_KEY) ?? '[]') as (Entry | null)[];
    return entries.filter(
      (entry): entry is Entry => entry !== null && Object.hasOwn(payloadKeys, entry.kind),
    );
  } catch {
    return [];
  }
}

/** The outbox of this browser. */
export const outbox = createOutbox(async (kind, values, id, signals) =>
  sendLead(kind, values, clientConfig().leadApi, { id, ...signals }),
);
