import { useEffect, useEffectEvent } from 'react';
import { createStore } from './store.ts';

/** Single-key shortcuts can be turned off, because they interfere with speech input (WCAG 2.1.4). */
const KEY = 'inbox-shortcuts';
const isOn = createStore(localStorage.getItem(KEY) !== 'off');
export const useShortcutsOn = isOn.use;

export function setShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
  isOn.set(on);
}

const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/** Runs actions by key, except while the user types, in dialogs and with modifier keys. */
export function useShortcuts(actions: Record<string, () => void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key];
    if (
      !action ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.isComposing ||
      document.activeElement?.matches(TYPING) ||
      document.querySelector('dialog[open]') ||
      !isOn.get()
    )
      return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
