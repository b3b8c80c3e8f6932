// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { request } from './client.ts';

test('requests have the header `inbox-idle` after five minutes without input', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const fetchMock = vi.fn(async (_url: string, _init: RequestInit) => new Response('{}'));
  vi.stubGlobal('fetch', fetchMock);
  onTestFinished(() => void vi.useRealTimers());
  const sendsIdleHeader = async () => {
    await request('/counts');
    return new Headers(fetchMock.mock.lastCall?.[1].headers).has('inbox-idle');
  };
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(await sendsIdleHeader()).toBe(false);
  vi.setSystemTime(Date.now() + 5 * 60_000 + 1);
  expect(await sendsIdleHeader()).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(await sendsIdleHeader()).toBe(false);
});
