import { useEffect } from 'react';
import { createStore } from './store.ts';

/** Entry of the command menu. `id` distinguishes equal names. `note`: text beside the name. */
export type Command = { id?: string; name: string; note: string; run: () => void };

export const screenCommands = createStore<Command[]>([]);

export function useScreenCommands(commands: Command[]): void {
  useEffect(() => {
    screenCommands.set(commands);
    return () => screenCommands.set([]);
  }, [commands]);
}
