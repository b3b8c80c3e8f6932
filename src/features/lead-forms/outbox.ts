import { clientConfig } from '../../client/client-config.ts';
import { payloadKeys } from './emailjs-payload.ts';
import type { FormName, LeadFields } from './schemas.ts';
import { type LeadMetadata, LeadRejectedError, sendLead } from './send.ts';

type Metadata = Omit<LeadMetadata, 'id'>;
/**
 * `kind` is the form, `signals` the metadata, `keptAt` the time of queuing, `dueAt` the earliest
 * time of the next try, both in milliseconds since 1970. Browsers store these keys: do not
 * rename them.
 */
type QueuedLead = {
  id: string;
  kind: FormName;
  values: LeadFields[FormName];
  signals?: Metadata;
  keptAt: number;
  tries: number;
  dueAt: number;
};
type Send = (
  form: FormName,
  values: LeadFields[FormName],
  id: string,
  metadata: Metadata,
) => Promise<unknown>;

export const OUTBOX_KEY = 'leadOutbox';
const MAX_ENTRIES = 20;
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
const FIRST_DELAY_MS = 15_000;
const MAX_DELAY_MS = 60 * 60 * 1000;

/** Exponential backoff up to an hour, ±25%, which spreads the retries of many browsers. */
const retryDelayMs = (tries: number) =>
  Math.min(FIRST_DELAY_MS * 2 ** (tries - 1), MAX_DELAY_MS) * (0.75 + Math.random() / 2);

/**
 * Stores the newest 20 unsent leads for 7 days in local storage, or in memory if storage is blocked
 * or full. Retries them with their original ids (docs/specification-rulings.md, 15).
 */
export function createOutbox(send: Send) {
  let unstored: QueuedLead[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStarted = false;

  const read = (): QueuedLead[] => {
    const now = Date.now();
    return (
      [...readStored().filter(notIn(unstored)), ...unstored]
        // Caps both timestamps, because the clock may have been ahead. Delays are below 2 hours.
        .map((entry) => ({
          ...entry,
          keptAt: Math.min(entry.keptAt, now),
          dueAt: Math.min(entry.dueAt, now + 2 * MAX_DELAY_MS),
        }))
        .filter(({ keptAt }) => now - keptAt <= MAX_AGE_MS)
        .slice(-MAX_ENTRIES)
    );
  };

  const write = (entries: QueuedLead[]) => {
    // Tries to store all leads. If storage is full, updates only leads that are already stored,
    // because other tabs read them, and keeps the new ones in memory.
    for (const omitted of [[], entries.filter(notIn(readStored()))])
      try {
        store(entries.filter(notIn(omitted)));
        unstored = omitted;
        return;
      } catch {
        unstored = entries;
      }
  };

  /**
   * Sends due leads until one fails: the next would probably fail too. Reads the outbox after each
   * request, because another tab may have added or sent a lead.
   */
  const sendDue = async () => {
    // Drops expired leads, and stores unstored ones if storage has space again.
    write(read());
    for (const { id, kind: form, values, signals: metadata, dueAt } of read()) {
      if (dueAt > Date.now()) continue;
      try {
        await send(form, values, id, { ...metadata });
      } catch (error) {
        if (!(error instanceof LeadRejectedError)) {
          const postpone = ({ tries, ...entry }: QueuedLead) => ({
            ...entry,
            tries: tries + 1,
            dueAt: Date.now() + retryDelayMs(tries + 1),
          });
          write(read().map((entry) => (entry.id === id ? postpone(entry) : entry)));
          return;
        }
      }
      write(read().filter((entry) => entry.id !== id));
    }
  };

  /** Sends due leads, oldest first. If locks are available, only one tab sends at a time. */
  const sendWithLock = async () => {
    try {
      await navigator.locks.request(OUTBOX_KEY, { ifAvailable: true }, (lock) => lock && sendDue());
    } catch {
      // Insecure contexts have no locks, and browsers that block storage deny them. If two tabs
      // send the same lead, our desk stores it once.
      await sendDue();
    }
  };

  let currentFlush: Promise<void> | undefined;
  const flush = () => {
    currentFlush ??= sendWithLock().finally(() => {
      currentFlush = undefined;
      schedule();
    });
    return currentFlush;
  };

  const schedule = () => {
    clearTimeout(timer);
    const dueTimes = read().map(({ dueAt }) => dueAt);
    if (!isStarted || dueTimes.length === 0) return;
    // Waits even if a lead is due, because another tab may hold the lock.
    timer = setTimeout(flush, Math.max(Math.min(...dueTimes) - Date.now(), retryDelayMs(1)));
  };

  return {
    flush,
    enqueue<Form extends FormName>(
      form: Form,
      values: LeadFields[Form],
      id: string,
      metadata: Metadata = {},
    ) {
      const now = Date.now();
      const entry: QueuedLead = {
        id,
        kind: form,
        values,
        signals: metadata,
        keptAt: now,
        tries: 0,
        dueAt: now,
      };
      write([...read().filter(notIn([entry])), entry].slice(-MAX_ENTRIES));
      schedule();
    },
    /** Sends leads once they are due, and all leads when the network returns. */
    start(target: Pick<EventTarget, 'addEventListener'>) {
      if (isStarted) return;
      isStarted = true;
      target.addEventListener('pageshow', flush);
      target.addEventListener('online', () => {
        write(read().map((entry) => ({ ...entry, dueAt: Date.now() })));
        void flush();
      });
      void flush();
    },
  };
}

const notIn =
  (entries: QueuedLead[]) =>
  ({ id }: QueuedLead) =>
    entries.every((entry) => entry.id !== id);

function store(entries: QueuedLead[]): void {
  if (entries.length === 0) localStorage.removeItem(OUTBOX_KEY);
  else localStorage.setItem(OUTBOX_KEY, JSON.stringify(entries));
}

function readStored(): QueuedLead[] {
  try {
    const entries = JSON.parse(localStorage.getItem(OUTBOX_KEY) ?? '[]') as (QueuedLead | null)[];
    return entries.filter(
      (entry): entry is QueuedLead => entry !== null && Object.hasOwn(payloadKeys, entry.kind),
    );
  } catch {
    return [];
  }
}

export const outbox = createOutbox((form, values, id, metadata) =>
  sendLead(form, values, clientConfig().leadApi, { id, ...metadata }),
);
