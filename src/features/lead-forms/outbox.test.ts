import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOutbox, OUTBOX_KEY, type OutboxOptions, type StorageLike } from './outbox.ts';
import { SendError, sendLead } from './send.ts';

const DAY = 24 * 60 * 60 * 1000;
const email = (name: string) => ({ email: `${name}@engines.com` });

function memoryStorage(): StorageLike {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** A browser's lock manager, with one lock for all tabs. */
function lockManager(): NonNullable<OutboxOptions['locks']> {
  let held = false;
  return {
    async request(_name, _options, callback) {
      if (held) return callback(null);
      held = true;
      try {
        await callback({});
      } finally {
        held = false;
      }
    },
  };
}

/** An outbox whose sends are recorded; `network.up` decides how they end. */
function outboxOn(storage: StorageLike, options: Partial<OutboxOptions> = {}) {
  const sent: string[] = [];
  const network = { up: true };
  const outbox = createOutbox({
    storage: () => storage,
    random: () => 0.5,
    locks: lockManager(),
    send: async (_kind, _values, id) => {
      if (!network.up) throw new SendError('network', 'away');
      sent.push(id);
    },
    ...options,
  });
  return { outbox, sent, network };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the outbox', () => {
  test('sends with a lead the signals it was kept with, so that a failed try clears nobody of suspicion', async () => {
    const storage = memoryStorage();
    const signalsSent: object[] = [];
    const send: OutboxOptions['send'] = async (_kind, _values, _id, signals) => void signalsSent.push(signals);
    outboxOn(storage).outbox.keep('newsletter', email('ada'), 'id-1', { honeypot: 'https://spam.example', fillMs: 12 });
    outboxOn(storage).outbox.keep('newsletter', email('grace'), 'id-2');
    await outboxOn(storage, { send }).outbox.flush();
    expect(signalsSent).toEqual([{ honeypot: 'https://spam.example', fillMs: 12 }, {}]);
  });

  test('sends at the next page view what another page kept, once, under the same id', async () => {
    const storage = memoryStorage();
    outboxOn(storage).outbox.keep('newsletter', email('ada'), 'id-1');

    const next = outboxOn(storage);
    next.outbox.start(new EventTarget());
    await vi.advanceTimersByTimeAsync(0);
    await next.outbox.flush();
    expect(next.sent).toEqual(['id-1']);
    expect(storage.getItem(OUTBOX_KEY)).toBeNull();
  });

  test('pauses longer after each failure, and not past an hour', async () => {
    const { outbox, network, sent } = outboxOn(memoryStorage());
    network.up = false;
    outbox.keep('newsletter', email('ada'), 'id-1');
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

  test('tries again by itself while a page stays open', async () => {
    const { outbox, network, sent } = outboxOn(memoryStorage());
    const stop = outbox.start(new EventTarget());
    network.up = false;
    outbox.keep('newsletter', email('ada'), 'id-1');
    await vi.advanceTimersByTimeAsync(20_000);
    network.up = true;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toEqual(['id-1']);
    stop();
  });

  test('does not wait for a pause to end when the network returns', async () => {
    const { outbox, network, sent } = outboxOn(memoryStorage());
    const page = new EventTarget();
    network.up = false;
    outbox.keep('newsletter', email('ada'), 'id-1');
    outbox.start(page);
    await vi.advanceTimersByTimeAsync(0);
    network.up = true;
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(['id-1']);
  });

  test.each([401, 403, 404, 408, 413, 421, 425, 426])('keeps a lead that was answered with %i, which judges nothing in it', async (status) => {
    const storage = memoryStorage();
    const send: OutboxOptions['send'] = (kind, values) =>
      sendLead(kind, values, {
        send: { origin: '', userId: 'u', serviceId: 's', templates: { signUp: 't', contact: 't', newsletter: 't' } },
        fetch: async () => new Response('no', { status }),
      });
    const { outbox } = outboxOn(storage, { send });
    outbox.keep('newsletter', email('ada'), 'id-1');
    await outbox.flush();
    expect(storage.getItem(OUTBOX_KEY)).toContain('id-1');
  });

  test('of a lead kept while the clock was 60 days ahead asks a few times, and forgets it after 7 days', async () => {
    const storage = memoryStorage();
    vi.setSystemTime(Date.now() + 60 * DAY);
    const early = outboxOn(storage);
    early.network.up = false;
    early.outbox.keep('newsletter', email('ada'), 'id-1');
    await early.outbox.flush();
    vi.setSystemTime(Date.now() - 60 * DAY);

    let tries = 0;
    const { outbox } = outboxOn(storage, {
      send: async () => {
        tries += 1;
        throw new SendError('network', 'away');
      },
    });
    const stop = outbox.start(new EventTarget());
    await vi.advanceTimersByTimeAsync(3 * 60 * 60 * 1000);
    expect(tries).toBeGreaterThan(0);
    expect(tries).toBeLessThan(20);
    await vi.advanceTimersByTimeAsync(7 * DAY);
    expect(storage.getItem(OUTBOX_KEY)).toBeNull();
    stop();
  });

  test('drops a lead that the desk refuses', async () => {
    const storage = memoryStorage();
    const { outbox } = outboxOn(storage, { send: () => Promise.reject(new SendError('refused', 'no', { status: 422 })) });
    outbox.keep('newsletter', email('ada'), 'id-1');
    await outbox.flush();
    expect(storage.getItem(OUTBOX_KEY)).toBeNull();
  });

  test('keeps the newest 20 leads, each id once, for 7 days', async () => {
    const { outbox, sent } = outboxOn(memoryStorage());
    outbox.keep('newsletter', email('old'), 'old');
    await vi.advanceTimersByTimeAsync(7 * DAY + 1);
    for (let index = 0; index < 22; index += 1) outbox.keep('newsletter', email('ada'), `id-${index}`);
    outbox.keep('newsletter', email('ada'), 'id-5');
    await outbox.flush();
    expect(sent).toHaveLength(20);
    expect(sent).not.toContain('old');
    expect(sent).not.toContain('id-1');
    expect(sent.at(-1)).toBe('id-5');
  });

  test('has one sender across tabs', async () => {
    const storage = memoryStorage();
    const locks = lockManager();
    const sent: string[] = [];
    const tab = () =>
      createOutbox({
        storage: () => storage,
        locks,
        send: async (_kind, _values, id) => {
          await new Promise((resolve) => setTimeout(resolve, 1000));
          sent.push(id);
        },
      });
    const [first, second] = [tab(), tab()];
    first.keep('newsletter', email('ada'), 'id-1');
    const both = Promise.all([first.flush(), second.flush()]);
    await vi.advanceTimersByTimeAsync(5000);
    await both;
    expect(sent).toEqual(['id-1']);
  });

  test('sends all the same in a browser without a lock manager', async () => {
    const { outbox, sent } = outboxOn(memoryStorage(), { locks: undefined });
    outbox.keep('newsletter', email('ada'), 'id-1');
    await outbox.flush();
    expect(sent).toEqual(['id-1']);
  });

  test.each<[string, () => StorageLike]>([
    [
      'is blocked',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    [
      'is full',
      () => ({
        ...memoryStorage(),
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      }),
    ],
  ])('remembers while the page lives when storage %s', async (_how, storage) => {
    const { outbox, network, sent } = outboxOn(memoryStorage(), { storage });
    network.up = false;
    outbox.keep('newsletter', email('ada'), 'id-1');
    const failed = outbox.flush();
    await vi.advanceTimersByTimeAsync(20_000);
    await failed;
    network.up = true;
    const flushed = outbox.flush();
    await vi.advanceTimersByTimeAsync(1000);
    await flushed;
    expect(sent).toEqual(['id-1']);
  });

  test.each(['', '{', '7', 'null', '[7,null,{}]', '[{"id":"x","kind":"other","values":{},"keptAt":0,"tries":0,"dueAt":0}]'])(
    'starts empty from damaged storage: %j',
    async (damage) => {
      const storage = memoryStorage();
      storage.setItem(OUTBOX_KEY, damage);
      const { outbox, sent } = outboxOn(storage);
      await outbox.flush();
      expect(sent).toEqual([]);
    },
  );
});
