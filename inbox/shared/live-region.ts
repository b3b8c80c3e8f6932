import { createStore } from './store.ts';

const announcement = createStore<{ text: string; undo?: (() => void) | undefined }>({ text: '' });
export const useAnnouncement = announcement.use;

/** Shows and announces a text. `undo` adds an Undo button. An empty text hides both. */
export const announce = (text: string, undo?: () => void) => announcement.set({ text, undo });

export const undoLastChange = () => {
  const { undo } = announcement.get();
  if (undo) undo();
  else announce('There is no change to undo.');
};
