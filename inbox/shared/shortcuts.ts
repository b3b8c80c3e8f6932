import { createStore } from './store.ts';
import { useWindowEvent } from './use-window-event.ts';

const STORAGE_KEY = 'inbox-shortcuts';
const enabled = createStore(localStorage.getItem(STORAGE_KEY) !== 'off');
export const useShortcutsEnabled = enabled.use;

/** Turns single-key shortcuts on or off. They can interfere with speech input (WCAG 2.1.4). */
export function setShortcutsEnabled(isEnabled: boolean): void {
  if (isEnabled) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, 'off');
  enabled.set(isEnabled);
}

const TYPING_FIELDS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/**
 * Runs a pressed key's action, unless the user types, presses Ctrl, Meta or Alt, has a dialog open,
 * or has turned shortcuts off.
 */
export function useShortcuts(actions: Record<string, () => void>): void {
  useWindowEvent('keydown', (event) => {
    const action = actions[event.key];
    if (
      !action ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.isComposing ||
      document.activeElement?.matches(TYPING_FIELDS) ||
      document.querySelector('dialog[open]') ||
      !enabled.get()
    )
      return;
    event.preventDefault();
    action();
  });
}
