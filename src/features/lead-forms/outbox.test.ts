import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOutbox, OUTBOX_KEY } from './outbox.ts';
import { type FormName, type LeadFields, leadSchemas } from './schemas.ts';
import { LeadRejectedError } from './send.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const lead = { email: 'ada@engines.com' };
const advance = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const deny = () => {
  throw new DOMException('no', 'SecurityError');
};

function stubStorage(changes: Partial<Storage> = {}, maxLength = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > maxLength) throw new DOMException('Full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
    ...changes,
  });
}

/** Replaces the lock manager with one lock. */
function stubLocks() {
  let isHeld = false;
  const request = async (_: string, __: object, callback: (lock: unknown) => Promise<void>) => {
    if (isHeld) return callback(null);
    isHeld = true;
    try {
      await callback({});
    } finally {
      isHeld = false;
    }
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

/** Records the ids of sent leads. Sends fail unless `network.up`. */
function createTestOutbox(network = { up: true }) {
  const sent: string[] = [];
  const outbox = createOutbox(async (_form, _values, id) => {
    if (!network.up) throw new Error('offline');
    sent.push(id);
  });
  const enqueue = (id = 'id-1', values = lead) => outbox.enqueue('newsletter', values, id);
  return { ...outbox, enqueue, sent, network };
}

beforeEach(() => {
  vi.useFakeTimers();
  // Removes the random part of retry delays.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  stubStorage();
  stubLocks();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the outbox sends a lead with its original metadata', async () => {
  const metadataSent: object[] = [];
  const outbox = createOutbox(async (_form, _values, _id, metadata) => {
    metadataSent.push(metadata);
  });
  const metadata = { honeypot: 'https://spam.example', fillMs: 12 };
  outbox.enqueue('newsletter', lead, 'id-1', metadata);
  outbox.enqueue('newsletter', lead, 'id-2');
  await outbox.flush();
  expect(metadataSent).toEqual([metadata, {}]);
});

test('the outbox waits before a retry, about an hour at most', async () => {
  const { enqueue, flush, network, sent } = createTestOutbox({ up: false });
  enqueue();
  await flush();

  network.up = true;
  await flush();
  expect(sent).toEqual([]);
  // The first delay.
  await advance(15_000);
  network.up = false;
  // Without a limit, the delay would be months after 20 failures.
  for (let tries = 0; tries < 20; tries += 1) {
    await flush();
    await advance(HOUR_MS);
  }
  network.up = true;
  await flush();
  expect(sent).toEqual(['id-1']);
});

test('the outbox retries while a page stays open', async () => {
  const { start, enqueue, network, sent } = createTestOutbox({ up: false });
  start(new EventTarget());
  enqueue();
  await advance(20_000);
  network.up = true;
  await advance(120_000);
  expect(sent).toEqual(['id-1']);
});

test('the outbox retries a lead stored with a clock 60 days ahead, and drops it after 7 days', async () => {
  vi.setSystemTime(Date.now() + 60 * DAY_MS);
  const earlierOutbox = createTestOutbox({ up: false });
  earlierOutbox.enqueue();
  await earlierOutbox.flush();
  vi.setSystemTime(Date.now() - 60 * DAY_MS);

  const send = vi.fn(() => Promise.reject(new Error('offline')));
  createOutbox(send).start(new EventTarget());
  await advance(3 * HOUR_MS);
  expect(send).toHaveBeenCalled();
  // A constant delay of 15 seconds would cause 720 tries.
  expect(send.mock.calls.length).toBeLessThan(20);
  await advance(7 * DAY_MS);
  expect(localStorage.getItem(OUTBOX_KEY)).toBeNull();
});

test('the outbox drops a lead that the desk rejects', async () => {
  const outbox = createOutbox(() => Promise.reject(new LeadRejectedError()));
  outbox.enqueue('newsletter', lead, 'id-1');
  await outbox.flush();
  expect(localStorage.getItem(OUTBOX_KEY)).toBeNull();
});

test('the outbox keeps the newest 20 leads, each id once, for 7 days', async () => {
  const { enqueue, flush, sent } = createTestOutbox();
  enqueue('old');
  await advance(7 * DAY_MS + 1);
  await flush();
  expect(sent).toEqual([]);
  for (let index = 0; index < 22; index += 1) enqueue(`id-${index}`);
  enqueue('id-5');
  await flush();
  expect(sent).toHaveLength(20);
  expect(sent).not.toContain('id-1');
  expect(sent.at(-1)).toBe('id-5');
});

test('outboxes of several tabs send from one tab at a time', async () => {
  const sent: string[] = [];
  const createTab = () =>
    createOutbox(async (_form, _values, id) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      sent.push(id);
    });
  const [first, second] = [createTab(), createTab()];
  first.enqueue('newsletter', lead, 'id-1');
  const both = Promise.all([first.flush(), second.flush()]);
  await advance(5000);
  await both;
  expect(sent).toEqual(['id-1']);
});

test.each([
  ['cannot be read or written', { getItem: deny, setItem: deny }],
  ['cannot be written', { setItem: deny }],
  ['throws on access', undefined],
])('the outbox keeps leads in memory if storage %s', async (_, methods) => {
  stubStorage(methods);
  if (!methods) Object.defineProperty(globalThis, 'localStorage', { get: deny });
  const { enqueue, flush, network, sent } = createTestOutbox({ up: false });
  enqueue();
  await flush();
  network.up = true;
  await advance(20_000);
  await flush();
  expect(sent).toEqual(['id-1']);
});

test.each([
  ['before', ['first', 'long', 'second']],
  ['after', ['long', 'first', 'second']],
])(
  'outboxes of two tabs send each lead once if a short lead is queued %s a lead that exceeds the storage quota',
  async (_, ids) => {
    const maxLength = 400;
    stubStorage({}, maxLength);
    const [tabA, tabB] = [createTestOutbox(), createTestOutbox()];
    for (const id of ids)
      (id === 'second' ? tabB : tabA).enqueue(id, {
        email: `${id === 'long' ? 'a'.repeat(maxLength) : id}@engines.com`,
      });
    await tabB.flush();
    await tabA.flush();
    await tabB.flush();
    expect([...tabA.sent, ...tabB.sent].sort()).toEqual(ids.toSorted());
    expect(localStorage.getItem(OUTBOX_KEY)).toBeNull();
  },
);

test.each([
  ['are missing', {}, {}],
  [
    'and storage are denied',
    { locks: { request: async () => deny() } },
    { getItem: deny, setItem: deny },
  ],
])(
  'the outbox sends a lead once if locks %s, although `start` and `pageshow` both flush it',
  async (_, navigator, storage) => {
    vi.stubGlobal('navigator', navigator);
    stubStorage(storage);
    const { start, enqueue, sent } = createTestOutbox();
    enqueue();
    const page = new EventTarget();
    start(page);
    page.dispatchEvent(new Event('pageshow'));
    await advance(0);
    expect(sent).toEqual(['id-1']);
  },
);

test('the outbox sends leads of every form that has a schema', async () => {
  const sent: FormName[] = [];
  const outbox = createOutbox(async (form) => void sent.push(form));
  const forms = Object.keys(leadSchemas) as FormName[];
  for (const form of forms) outbox.enqueue(form, {} as LeadFields[FormName], form);
  await outbox.flush();
  expect(sent).toEqual(forms);
});

test.each([
  '',
  '{',
  '7',
  'null',
  '[7,null,{}]',
  '[{"id":"x","kind":"other","values":{},"keptAt":0,"tries":0,"dueAt":0}]',
])('the outbox ignores the invalid stored value %j', async (stored) => {
  localStorage.setItem(OUTBOX_KEY, stored);
  const { flush, sent } = createTestOutbox();
  await flush();
  expect(sent).toEqual([]);
});
