import { createStore } from './store.ts';

const announcement = createStore<{ text: string; undo?: (() => void) | undefined }>({ text: '' });
export const useAnnouncement = announcement.use;

/** Shows a message and announces it to screen readers. An empty text removes it. */
export const announce = (text: string, undo?: () => void) => announcement.set({ text, undo });

export const undoLastChange = () => {
  const { undo } = announcement.get();
  if (undo) undo();
  else announce('There is no change to undo.');
};
