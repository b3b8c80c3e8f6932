import { useSyncExternalStore } from 'react';

let text = '';
const listeners = new Set<() => void>();

/** Says what has just been done, on the line at the foot of every screen, which screen readers read out. An empty text takes it away. */
export function say(next: string): void {
  text = next;
  for (const listener of listeners) listener();
}

/** What was said last. */
export const useSaid = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => text,
  );
