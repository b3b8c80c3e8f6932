import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Kept in the browser: letters as shortcuts are in the way of speech input, so they can be turned off (WCAG 2.1.4). */
const KEY = 'inbox-shortcuts';
const listeners = new Set<() => void>();
const areOn = () => localStorage.getItem(KEY) !== 'off';

export function setShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
  for (const listener of listeners) listener();
}

/** Whether single keys act. */
export const useShortcutsOn = () =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, areOn);

const types = (element: Element | null) => element?.matches('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]') ?? false;

/** Acts on single keys, unless somebody types, a dialog is open, or a modifier is held. @param actions what each key does */
export function useShortcuts(actions: Record<string, () => void>): void {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || types(document.activeElement) || document.querySelector('dialog[open]') || !areOn())
        return;
      const act = current.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
