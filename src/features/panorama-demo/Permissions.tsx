import { panoramaDemo } from '../../content/pages/panorama-demo.ts';
import { type ProtectedField, permissionChanges, rules, type Scope } from './model/permissions.ts';
import styles from './Permissions.module.css';

const words = panoramaDemo.permissions;

/** What the role may see: how many rows, and the names of the hidden fields; after a switch, what that changed. */
export function Permissions({ seen, all, before }: { seen: Scope; all: number; before?: Scope }) {
  const changes = before && permissionChanges(before, seen);
  const name = (field: ProtectedField) => words.fields[field];
  const { regions, hiddenFields } = rules[seen.role];
  return (
    <div className={`cluster ${styles.permissions}`}>
      <p>{words.rows(seen.accounts, all, regions)}</p>
      <p id="panorama-hidden">{words.hidden}</p>
      <ul aria-labelledby="panorama-hidden">
        {hiddenFields.map((field) => (
          <li className="label" key={field}>
            {name(field)}
          </li>
        ))}
      </ul>
      {changes && <p>{words.changes(panoramaDemo.roles[before.role].name, changes.accounts, changes.opened.map(name), changes.closed.map(name))}</p>}
    </div>
  );
}
