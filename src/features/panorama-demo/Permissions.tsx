import { fill } from '../../content/fill.ts';
import { formatList } from '../../format.ts';
import { panoramaCopy } from './copy.ts';
import {
  type ProtectedField,
  type Role,
  type RoleDataset,
  roleRules,
} from './model/permissions.ts';
import styles from './Permissions.module.css';

const copy = panoramaCopy.permissions;

export type PreviousRole = { role: Role; accountCount: number };

export function Permissions({
  dataset,
  previousRole,
}: {
  dataset: RoleDataset;
  previousRole: PreviousRole | undefined;
}) {
  const { role, accounts, totalAccounts, hiddenFields } = dataset;
  const listFields = (fields: readonly ProtectedField[], except: readonly ProtectedField[]) =>
    formatList(
      fields.filter((field) => !except.includes(field)).map((field) => copy.fields[field]),
    );
  const describeChanges = () => {
    if (!previousRole || previousRole.role === role) return;
    const hiddenBefore = roleRules[previousRole.role].hiddenFields;
    const shown = listFields(hiddenBefore, hiddenFields);
    const removed = listFields(hiddenFields, hiddenBefore);
    return fill(copy.changes, {
      role: panoramaCopy.roles[previousRole.role].name,
      changes: [
        previousRole.accountCount !== accounts.length &&
          fill(copy.accounts, { seen: accounts.length, before: previousRole.accountCount }),
        shown && fill(copy.shown, { fields: shown }),
        removed && fill(copy.removed, { fields: removed }),
      ]
        .filter(Boolean)
        .join('; '),
    });
  };
  return (
    <div className={`cluster ${styles.permissions}`}>
      <p>
        {fill(copy.rows, {
          seen: accounts.length,
          all: totalAccounts,
          regions: roleRules[role].regions.join(', '),
        })}
      </p>
      <p id="panorama-hidden">{copy.hidden}</p>
      <ul className="cluster" aria-labelledby="panorama-hidden">
        {hiddenFields.map((field) => (
          <li className="label" key={field}>
            {copy.fields[field]}
          </li>
        ))}
      </ul>
      <p>{describeChanges()}</p>
    </div>
  );
}
