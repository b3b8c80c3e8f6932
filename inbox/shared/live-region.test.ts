// @vitest-environment jsdom
import { useMutation } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mockDesk, withQueries } from '../../tests/inbox/desk.ts';
import { announce, announceError, useAnnouncement } from './live-region.ts';

test('a message disappears after ten seconds; an error or a message with Undo stays', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  mockDesk();
  const { result } = renderHook(useAnnouncement);
  const textAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return result.current.text;
  };
  announce('First.');
  await vi.advanceTimersByTimeAsync(9_000);
  announce('Second.');
  // “Second.” is shown for its own ten seconds, not for the last second of “First.”
  expect(await textAfter(9_000)).toBe('Second.');
  expect(await textAfter(1_000)).toBe('');
  announce('Note added.');
  // A message with Undo cancels the timer of the message before it, and starts none.
  announce('Status: Answered.', () => undefined);
  expect(await textAfter(60_000)).toBe('Status: Answered.');
  announceError('Not saved.');
  expect(await textAfter(60_000)).toBe('Not saved.');
});

test('a new request removes the message about an earlier one', async () => {
  mockDesk();
  const { result: announcement } = renderHook(useAnnouncement);
  const mutationFn = () => new Promise<void>(() => undefined);
  const { result } = renderHook(() => useMutation({ mutationFn }), withQueries());
  act(() => announce('Password changed.'));
  expect(announcement.current.text).toBe('Password changed.');
  act(() => result.current.mutate());
  await waitFor(() => expect(announcement.current.text).toBe(''));
});
