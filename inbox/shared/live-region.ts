import { createStore } from './store.ts';

const announcement = createStore<{ text: string; undo?: (() => void) | undefined }>({ text: '' });
export const useAnnouncement = announcement.use;

const MESSAGE_MS = 10_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows and announces a text for ten seconds or, with `undo`, until the user opens another
 * screen or changes something. An empty text hides the message.
 */
export function announce(text: string, undo?: () => void): void {
  clearTimeout(timer);
  announcement.set({ text, undo });
  if (!undo) timer = setTimeout(announce, MESSAGE_MS, '');
}

/** Shows and announces an error until the user opens another screen or changes something. */
export function announceError(text: string): void {
  announce(text);
  clearTimeout(timer);
}

export const undoLastChange = () => {
  const { undo } = announcement.get();
  if (undo) undo();
  else announce('There is no change to undo.');
};
