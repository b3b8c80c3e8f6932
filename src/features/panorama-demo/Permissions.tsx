import { panoramaDemo } from '../../content/pages/panorama-demo.ts';
import { type ProtectedField, permissionChanges, rules, type VisibleDataset } from './model/permissions.ts';
import styles from './Permissions.module.css';

const words = panoramaDemo.permissions;

/** What the role may see: how many rows, and the names of the hidden fields; after a switch, what that changed. */
export function Permissions({ visible, all, before }: { visible: VisibleDataset; all: number; before?: VisibleDataset }) {
  const changes = before && permissionChanges(before, visible);
  const name = (field: ProtectedField) => words.fields[field];
  return (
    <div className={styles.permissions}>
      <p>{words.rows(visible.accounts.length, all, rules[visible.role].regions)}</p>
      <p id="panorama-hidden">{words.hidden}</p>
      <ul aria-labelledby="panorama-hidden">
        {visible.hiddenFields.map((field) => (
          <li className="label" key={field}>
            {words.fields[field]}
          </li>
        ))}
      </ul>
      {before && changes && <p>{words.changes(panoramaDemo.roles[before.role].name, changes.accounts, changes.opened.map(name), changes.closed.map(name))}</p>}
    </div>
  );
}
