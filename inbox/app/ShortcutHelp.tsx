import { Dialog } from '../shared/Dialog.tsx';
import { setShortcuts, useShortcutsOn } from '../shared/shortcuts.ts';
import styles from './ShortcutHelp.module.css';

const shortcuts: [string, string][] = [
  ['j', 'Next lead'],
  ['k', 'Previous lead'],
  ['Enter', 'Open the lead'],
  ['/', 'Search'],
  ['e', 'Mark as answered'],
  ['a', 'Assign to me'],
  ['x', 'Select the lead'],
  ['Shift + click', 'Select all up to here'],
  ['Esc', 'Select nothing'],
  ['?', 'Show this list'],
];

/** The keys that act, and the switch that turns them off. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const on = useShortcutsOn();
  return (
    <Dialog heading="Keyboard shortcuts" onClose={onClose}>
      <dl className={styles.keys}>
        {shortcuts.map(([key, action]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.switch}>
        <input type="checkbox" checked={on} onChange={({ target }) => setShortcuts(target.checked)} />
        Use keyboard shortcuts in this browser
      </label>
    </Dialog>
  );
}
