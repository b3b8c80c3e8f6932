import type { LeadFields, LeadKind } from './schemas.ts';
import type { SendExtras } from './send.ts';
import { type LockManagerLike, withTabLock } from './tab-lock.ts';

export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A lead that could not be sent yet. Times are milliseconds since 1970. */
type Entry = { id: string; kind: LeadKind; values: LeadFields[LeadKind]; signals?: SendExtras; keptAt: number; tries: number; dueAt: number };

export type OutboxOptions = {
  /** Called at every use, because reading `window.localStorage` itself throws where storage is blocked. */
  storage: () => StorageLike;
  /** Sends one kept lead; a rejection whose `worthRetrying` is false drops the lead. */
  send: (kind: LeadKind, values: LeadFields[LeadKind], id: string, signals: SendExtras) => Promise<void>;
  now?: () => number;
  /** 0 to 1, for the jitter. */
  random?: () => number;
  /** `navigator.locks` where there is one. */
  locks?: LockManagerLike | undefined;
};

export type Outbox = {
  /** Keeps a lead that failed to send, to be sent at the next page view, when the network returns, or after a pause. */
  keep: <Kind extends LeadKind>(kind: Kind, values: LeadFields[Kind], id: string, signals?: SendExtras) => void;
  /** Sends what is due, oldest first, unless another tab is sending. Never rejects. */
  flush: () => Promise<void>;
  /** Flushes now, at every page view and when the network returns. @returns what undoes it. */
  start: (page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>) => () => void;
};

/** docs/specification-rulings.md, 15. */
export const OUTBOX_KEY = 'leadOutbox';
const OUTBOX_MAX_ENTRIES = 20;
const OUTBOX_MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 60 * 60 * 1000;

/**
 * The browser's memory of leads that could not be sent (docs/specification-rulings.md, 15): it outlives reloads and closed tabs,
 * and sends each lead under the id it was first sent with, so that it arrives once. Where storage is blocked or full it
 * remembers for as long as the page lives. Nothing here ever throws.
 */
export function createOutbox({ storage, send, now = Date.now, random = Math.random, locks }: OutboxOptions): Outbox {
  /** What storage would not take. */
  let unstored: Entry[] | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let started = false;

  const read = (): Entry[] => {
    const entries = (unstored ?? readStored(storage)).map((entry) => withinReach(entry, now()));
    return entries.filter((entry) => now() - entry.keptAt <= OUTBOX_MAX_AGE_MS).slice(-OUTBOX_MAX_ENTRIES);
  };

  const write = (entries: Entry[]) => {
    try {
      if (entries.length === 0) storage().removeItem(OUTBOX_KEY);
      else storage().setItem(OUTBOX_KEY, JSON.stringify(entries));
      unstored = undefined;
    } catch {
      unstored = entries;
    }
  };

  /** Reads afresh each time: another tab may have kept or sent a lead since. */
  const change = (id: string, update: (entry: Entry) => Entry | undefined) => write(read().flatMap((entry) => (entry.id === id ? (update(entry) ?? []) : entry)));

  const sendEntry = async (entry: Entry): Promise<'sent' | 'dropped' | 'failed'> => {
    try {
      await send(entry.kind, entry.values, entry.id, extrasOf(entry.signals));
      change(entry.id, () => undefined);
      return 'sent';
    } catch (error) {
      if (isFinal(error)) {
        change(entry.id, () => undefined);
        return 'dropped';
      }
      change(entry.id, (kept) => ({ ...kept, tries: kept.tries + 1, dueAt: now() + pauseAfter(kept.tries + 1, random()) }));
      return 'failed';
    }
  };

  const sendDue = async () => {
    write(read());
    for (const entry of read().filter((candidate) => candidate.dueAt <= now())) {
      // What stopped this one would most likely stop the next one too.
      if ((await sendEntry(entry)) === 'failed') return;
    }
  };

  const flush = async () => {
    await withTabLock(locks, sendDue).catch(() => undefined);
    scheduleNext();
  };

  const scheduleNext = () => {
    clearTimeout(timer);
    const entries = read();
    if (!started || entries.length === 0) return;
    const next = Math.min(...entries.map((entry) => entry.dueAt));
    timer = setTimeout(flush, Math.max(next - now(), pauseAfter(1, random())));
  };

  return {
    keep(kind, values, id, signals = {}) {
      const entry: Entry = { id, kind, values, signals, keptAt: now(), tries: 0, dueAt: now() };
      write([...read().filter((kept) => kept.id !== id), entry].slice(-OUTBOX_MAX_ENTRIES));
      scheduleNext();
    },
    flush,
    start(page) {
      started = true;
      const onPageShow = () => void flush();
      const onOnline = () => {
        // The pauses were for a network that was away.
        write(read().map((entry) => ({ ...entry, dueAt: now() })));
        void flush();
      };
      page.addEventListener('pageshow', onPageShow);
      page.addEventListener('online', onOnline);
      void flush();
      return () => {
        started = false;
        clearTimeout(timer);
        page.removeEventListener('pageshow', onPageShow);
        page.removeEventListener('online', onOnline);
      };
    },
  };
}

/** An entry made while the clock was ahead would otherwise be kept, and wait, until its time comes. */
function withinReach(entry: Entry, now: number): Entry {
  return { ...entry, keptAt: Math.min(entry.keptAt, now), dueAt: Math.min(entry.dueAt, now + 2 * LONGEST_PAUSE_MS) };
}

/** Doubles from try to try up to an hour; the jitter keeps the browsers of one outage from returning in step. */
function pauseAfter(tries: number, random: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS) * (0.75 + random / 2);
}

function isFinal(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'worthRetrying' in error && error.worthRetrying === false;
}

function readStored(storage: () => StorageLike): Entry[] {
  try {
    const entries: unknown = JSON.parse(storage().getItem(OUTBOX_KEY) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** Entries of older versions have no signals; a program that takes its own away is judged by what is left. */
function extrasOf(kept: unknown): SendExtras {
  const { honeypot, fillMs, source } = (kept ?? {}) as Partial<Record<keyof SendExtras, unknown>>;
  return {
    ...(typeof honeypot === 'string' && { honeypot }),
    ...(Number.isFinite(fillMs) && { fillMs: fillMs as number }),
    ...(typeof source === 'string' && { source }),
  };
}

/** Storage is open to anyone with the browser's tools, and to older versions of this file. */
function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const entry = value as Partial<Record<keyof Entry, unknown>>;
  return (
    typeof entry.id === 'string' &&
    (entry.kind === 'signUp' || entry.kind === 'contact' || entry.kind === 'newsletter') &&
    typeof entry.values === 'object' &&
    entry.values !== null &&
    [entry.keptAt, entry.tries, entry.dueAt].every((number) => Number.isFinite(number))
  );
}
