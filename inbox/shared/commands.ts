import { useEffect } from 'react';
import { createStore } from './store.ts';

/** `id` distinguishes commands of the same name. */
export type Command = { id?: string; name: string; note: string; run: () => void };

/** The commands of the current screen, for the command menu. */
export const screenCommands = createStore<Command[]>([]);

export function useCommands(commands: Command[]): void {
  useEffect(() => {
    screenCommands.set(commands);
    return () => screenCommands.set([]);
  }, [commands]);
}
