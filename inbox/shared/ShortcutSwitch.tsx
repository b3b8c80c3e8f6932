import { setShortcutsEnabled, useShortcutsEnabled } from './shortcuts.ts';

export const ShortcutSwitch = () => (
  <label className="option">
    <input
      type="checkbox"
      checked={useShortcutsEnabled()}
      onChange={({ target }) => setShortcutsEnabled(target.checked)}
    />
    Use keyboard shortcuts in this browser
  </label>
);
