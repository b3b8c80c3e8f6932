import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOutbox, OUTBOX_KEY } from './outbox.ts';
import { type FormName, type LeadFields, leadSchemas } from './schemas.ts';
import { LeadRejectedError } from './send.ts';

const DAY = 24 * 60 * 60 * 1000;
const lead = (name: string) => ({ email: `${name}@engines.com` });

function stubStorage(changes: Partial<Storage> = {}, quota = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > quota) throw new DOMException('Full', 'QuotaExceededError');
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
function createTestOutbox() {
  const sent: string[] = [];
  const network = { up: true };
  const outbox = createOutbox(async (_form, _values, id) => {
    if (!network.up) throw new Error('offline');
    sent.push(id);
  });
  const enqueue = () => outbox.enqueue('newsletter', lead('ada'), 'id-1');
  return { outbox, enqueue, sent, network };
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

describe('the outbox', () => {
  test('sends a lead with its original metadata', async () => {
    const metadataSent: object[] = [];
    const outbox = createOutbox(async (_form, _values, _id, metadata) => {
      metadataSent.push(metadata);
    });
    outbox.enqueue('newsletter', lead('ada'), 'id-1', {
      honeypot: 'https://spam.example',
      fillMs: 12,
    });
    outbox.enqueue('newsletter', lead('grace'), 'id-2');
    await outbox.flush();
    expect(metadataSent).toEqual([{ honeypot: 'https://spam.example', fillMs: 12 }, {}]);
  });

  test('waits before a retry, about an hour at most', async () => {
    const { outbox, enqueue, network, sent } = createTestOutbox();
    network.up = false;
    enqueue();
    await outbox.flush();

    network.up = true;
    await outbox.flush();
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(15_000);
    network.up = false;
    for (let tries = 0; tries < 20; tries += 1) {
      await outbox.flush();
      await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
    }
    network.up = true;
    await outbox.flush();
    expect(sent).toEqual(['id-1']);
  });

  test('retries while a page stays open', async () => {
    const { outbox, enqueue, network, sent } = createTestOutbox();
    outbox.start(new EventTarget());
    network.up = false;
    enqueue();
    await vi.advanceTimersByTimeAsync(20_000);
    network.up = true;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toEqual(['id-1']);
  });

  test('retries immediately when the network returns', async () => {
    const { outbox, enqueue, network, sent } = createTestOutbox();
    const page = new EventTarget();
    network.up = false;
    enqueue();
    outbox.start(page);
    await vi.advanceTimersByTimeAsync(0);
    network.up = true;
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(['id-1']);
  });

  test('retries a lead stored with a clock 60 days ahead, and drops it after 7 days', async () => {
    vi.setSystemTime(Date.now() + 60 * DAY);
    const clockAhead = createTestOutbox();
    clockAhead.network.up = false;
    clockAhead.enqueue();
    await clockAhead.outbox.flush();
    vi.setSystemTime(Date.now() - 60 * DAY);

    let tries = 0;
    const outbox = createOutbox(async () => {
      tries += 1;
      throw new Error('offline');
    });
    outbox.start(new EventTarget());
    await vi.advanceTimersByTimeAsync(3 * 60 * 60 * 1000);
    expect(tries).toBeGreaterThan(0);
    // A constant delay of 15 seconds would cause 720 tries.
    expect(tries).toBeLessThan(20);
    await vi.advanceTimersByTimeAsync(7 * DAY);
    expect(localStorage.getItem(OUTBOX_KEY)).toBeNull();
  });

  test('drops a lead that the desk rejects', async () => {
    const outbox = createOutbox(() => Promise.reject(new LeadRejectedError()));
    outbox.enqueue('newsletter', lead('ada'), 'id-1');
    await outbox.flush();
    expect(localStorage.getItem(OUTBOX_KEY)).toBeNull();
  });

  test('keeps the newest 20 leads, each id once, for 7 days', async () => {
    const { outbox, sent } = createTestOutbox();
    outbox.enqueue('newsletter', lead('old'), 'old');
    await vi.advanceTimersByTimeAsync(7 * DAY + 1);
    await outbox.flush();
    expect(sent).toEqual([]);
    for (let index = 0; index < 22; index += 1)
      outbox.enqueue('newsletter', lead('ada'), `id-${index}`);
    outbox.enqueue('newsletter', lead('ada'), 'id-5');
    await outbox.flush();
    expect(sent).toHaveLength(20);
    expect(sent).not.toContain('id-1');
    expect(sent.at(-1)).toBe('id-5');
  });

  test('sends from one tab at a time', async () => {
    const sent: string[] = [];
    const createTab = () =>
      createOutbox(async (_form, _values, id) => {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        sent.push(id);
      });
    const [first, second] = [createTab(), createTab()];
    first.enqueue('newsletter', lead('ada'), 'id-1');
    const both = Promise.all([first.flush(), second.flush()]);
    await vi.advanceTimersByTimeAsync(5000);
    await both;
    expect(sent).toEqual(['id-1']);
  });

  test('sends without navigator.locks', async () => {
    vi.stubGlobal('navigator', {});
    const { outbox, enqueue, sent } = createTestOutbox();
    enqueue();
    await outbox.flush();
    expect(sent).toEqual(['id-1']);
  });

  const deny = () => {
    throw new DOMException('no', 'SecurityError');
  };
  test.each([
    ['cannot be read or written', { getItem: deny, setItem: deny }],
    ['cannot be written', { setItem: deny }],
    ['throws on access', undefined],
  ])('keeps leads in memory if storage %s', async (_, methods) => {
    stubStorage(methods);
    if (!methods) Object.defineProperty(globalThis, 'localStorage', { get: deny });
    const { outbox, enqueue, network, sent } = createTestOutbox();
    network.up = false;
    enqueue();
    const failed = outbox.flush();
    await vi.advanceTimersByTimeAsync(20_000);
    await failed;
    network.up = true;
    const flushed = outbox.flush();
    await vi.advanceTimersByTimeAsync(1000);
    await flushed;
    expect(sent).toEqual(['id-1']);
  });

  test('sends if storage and locks are denied', async () => {
    stubStorage({ getItem: deny, setItem: deny });
    const request = () => Promise.reject(new DOMException('no', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request } });
    const { outbox, enqueue, sent } = createTestOutbox();
    enqueue();
    await outbox.flush();
    expect(sent).toEqual(['id-1']);
  });

  test.each([
    ['before', ['first', 'long', 'second']],
    ['after', ['long', 'first', 'second']],
  ])(
    'two tabs send each lead once if a short lead is queued %s a lead that exceeds the storage quota',
    async (_, ids) => {
      stubStorage({}, 400);
      const sent: string[] = [];
      const [tabA, tabB] = [1, 2].map(() =>
        createOutbox(async (_form, _values, id) => void sent.push(id)),
      ) as [ReturnType<typeof createOutbox>, ReturnType<typeof createOutbox>];
      for (const id of ids)
        (id === 'second' ? tabB : tabA).enqueue(
          'newsletter',
          lead(id === 'long' ? 'a'.repeat(400) : id),
          id,
        );
      await tabB.flush();
      await tabA.flush();
      await tabB.flush();
      expect(sent.sort()).toEqual([...ids].sort());
      expect(localStorage.getItem(OUTBOX_KEY)).toBeNull();
    },
  );

  test('sends a lead once without locks, although start and `pageshow` both send', async () => {
    vi.stubGlobal('navigator', {});
    const { outbox, enqueue, sent } = createTestOutbox();
    enqueue();
    const target = new EventTarget();
    outbox.start(target);
    target.dispatchEvent(new Event('pageshow'));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(['id-1']);
  });

  test('sends leads of every form that has a schema', async () => {
    const { outbox, sent } = createTestOutbox();
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
  ])('ignores the invalid stored value %j', async (stored) => {
    localStorage.setItem(OUTBOX_KEY, stored);
    const { outbox, sent } = createTestOutbox();
    await outbox.flush();
    expect(sent).toEqual([]);
  });
});
