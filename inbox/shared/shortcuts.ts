import { createStore } from './store.ts';
import { useWindowEvent } from './use-window-event.ts';

const KEY = 'inbox-shortcuts';
const enabled = createStore(localStorage.getItem(KEY) !== 'off');
export const useShortcutsEnabled = enabled.use;

/** Turns single-key shortcuts on or off. They interfere with speech input (WCAG 2.1.4). */
export function enableShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
  enabled.set(on);
}

const TEXT_FIELDS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/** Runs the action of a pressed key, unless the user types, a dialog is open or a modifier is pressed. */
export function useShortcuts(actions: Record<string, () => void>): void {
  useWindowEvent('keydown', (event) => {
    const action = actions[event.key];
    if (
      !action ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.isComposing ||
      document.activeElement?.matches(TEXT_FIELDS) ||
      document.querySelector('dialog[open]') ||
      !enabled.get()
    )
      return;
    event.preventDefault();
    action();
  });
}
