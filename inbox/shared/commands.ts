import { useEffect } from 'react';
import { createStore } from './store.ts';

/** `id` distinguishes commands with equal names. `note` is shown beside the name. */
export type Command = { id?: string; name: string; note: string; run: () => void };

export const screenActions = createStore<Command[]>([]);

/** Adds actions to the command menu while a screen is open. */
export function useScreenActions(actions: Command[]): void {
  useEffect(() => {
    screenActions.set(actions);
    return () => screenActions.set([]);
  }, [actions]);
}
