// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useFragmentState } from './use-fragment-state.ts';

const parse = (parameters: URLSearchParams) => parameters.get('ask') ?? '';
const format = (ask: string) => new URLSearchParams(ask && { ask });

test('the state follows the URL fragment and is written to it', async () => {
  vi.stubEnv('SSR', false);
  onTestFinished(cleanup);
  location.hash = '#try?ask=bus';
  const { result } = renderHook(() => useFragmentState(parse, format));
  const stateIs = (expected: string) => waitFor(() => expect(result.current[0]).toBe(expected));
  await stateIs('bus');

  location.hash = '#try?ask=car';
  await stateIs('car');

  // An in-page link keeps the state.
  const hashChange = new Promise((resolve) => addEventListener('hashchange', resolve));
  location.hash = '#try';
  await act(() => hashChange);
  await stateIs('car');

  act(() => result.current[1]('truck'));
  await waitFor(() => expect(location.hash).toBe('#try?ask=truck'));
  act(() => result.current[1](''));
  await waitFor(() => expect(location.hash).toBe('#try'));
});
