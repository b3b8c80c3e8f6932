import { useEffect } from 'react';
import { createStore } from './store.ts';

/** `id` distinguishes commands with equal names. `note` is shown beside the name. */
export type Command = { id?: string; name: string; note: string; run: () => void };

export const screenCommands = createStore<Command[]>([]);

export function useScreenCommands(commands: Command[]): void {
  useEffect(() => {
    screenCommands.set(commands);
    return () => screenCommands.set([]);
  }, [commands]);
}
