import { Dialog } from '../shared/Dialog.tsx';
import { ShortcutSwitch } from '../shared/ShortcutSwitch.tsx';
import styles from './ShortcutHelp.module.css';

const shortcuts: [key: string, action: string][] = [
  ['j', 'Next lead'],
  ['k', 'Previous lead'],
  ['Enter', 'Open the lead'],
  ['/', 'Search'],
  ['e', 'Mark as answered'],
  ['a', 'Assign to me'],
  ['x', 'Select the lead'],
  ['Shift + click', 'Select a range'],
  ['Esc', 'Clear the selection'],
  ['u', 'Undo the last change'],
  ['Ctrl + k', 'Open the command menu'],
  ['?', 'Show keyboard shortcuts'],
];

export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog heading="Keyboard shortcuts" onClose={onClose}>
      <dl className={`divided ${styles.keys}`}>
        {shortcuts.map(([key, action]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <ShortcutSwitch />
    </Dialog>
  );
}
