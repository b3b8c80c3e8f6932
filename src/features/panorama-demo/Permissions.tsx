import { fill } from '../../content/fill.ts';
import { formatList } from '../../format.ts';
import { panoramaCopy } from './copy.ts';
import { type ProtectedField, type Role, type RoleDataset, rules } from './model/permissions.ts';
import styles from './Permissions.module.css';

const copy = panoramaCopy.permissions;

/** What is kept of the role selected before: nothing of its accounts but their number. */
export type RoleBefore = { role: Role; accounts: number };

type PermissionsProps = { visible: RoleDataset; before: RoleBefore | undefined };

export function Permissions({ visible, before }: PermissionsProps) {
  const { role, accounts, all, hiddenFields } = visible;
  const names = (fields: readonly ProtectedField[], without: readonly ProtectedField[]) =>
    formatList(fields.filter((field) => !without.includes(field)).map((one) => copy.fields[one]));
  const changes = () => {
    if (before === undefined || before.role === role) return;
    const hiddenBefore = rules[before.role].hiddenFields;
    const [shown, removed] = [names(hiddenBefore, hiddenFields), names(hiddenFields, hiddenBefore)];
    return fill(copy.changes, {
      role: panoramaCopy.roles[before.role].name,
      changes: [
        before.accounts !== accounts.length &&
          fill(copy.accounts, { seen: accounts.length, before: before.accounts }),
        shown && fill(copy.shown, { fields: shown }),
        removed && fill(copy.removed, { fields: removed }),
      ]
        .filter((change) => change !== false && change !== '')
        .join('; '),
    });
  };
  return (
    <div className={`cluster ${styles.permissions}`}>
      <p>
        {fill(copy.rows, { seen: accounts.length, all, regions: rules[role].regions.join(', ') })}
      </p>
      <p id="panorama-hidden">{copy.hidden}</p>
      <ul className="cluster" aria-labelledby="panorama-hidden">
        {hiddenFields.map((field) => (
          <li className="label" key={field}>
            {copy.fields[field]}
          </li>
        ))}
      </ul>
      <p>{changes()}</p>
    </div>
  );
}
