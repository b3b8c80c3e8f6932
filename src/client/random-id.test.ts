import { expect, test, vi } from 'vitest';
import { randomId } from './random-id.ts';

test('returns unique ids, also without crypto.randomUUID', () => {
  const { getRandomValues } = crypto;
  for (const api of [crypto, { getRandomValues: getRandomValues.bind(crypto) }]) {
    vi.stubGlobal('crypto', api);
    const ids = [randomId(), randomId()];
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{32,36}$/);
    expect(new Set(ids).size).toBe(2);
  }
});
