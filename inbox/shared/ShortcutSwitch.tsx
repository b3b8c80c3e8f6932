import { enableShortcuts, useShortcutsEnabled } from './shortcuts.ts';

export const ShortcutSwitch = () => (
  <label className="option">
    <input
      type="checkbox"
      checked={useShortcutsEnabled()}
      onChange={({ target }) => enableShortcuts(target.checked)}
    />
    Use keyboard shortcuts in this browser
  </label>
);
