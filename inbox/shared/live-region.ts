import { createStore } from './store.ts';

const announcement = createStore<{ text: string; undo?: (() => void) | undefined }>({ text: '' });
export const useAnnouncement = announcement.use;

/** Shows a text at the foot of the screen, and to screen readers. An empty text removes it. */
export const announce = (text: string, undo?: () => void) => announcement.set({ text, undo });

/** Undoes the announced change. */
export const undoLast = () => {
  const { undo } = announcement.get();
  if (undo) undo();
  else announce('There is no change to undo.');
};
