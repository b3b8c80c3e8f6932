import { startTransition, useOptimistic } from 'react';
import { panoramaCopy } from './copy.ts';
import { type Role, roles } from './model/permissions.ts';
import styles from './RoleControl.module.css';

/** Shows a new choice while its data loads. */
export function RoleControl({ value, onChange }: { value: Role; onChange: (role: Role) => void }) {
  const [chosen, choose] = useOptimistic(value);
  return (
    <fieldset className={styles.roles}>
      <legend className="label">{panoramaCopy.asking}</legend>
      <div className={styles.options}>
        {roles.map((role) => (
          <label className={`ui-medium corner-brackets ${styles.role}`} key={role}>
            <input
              type="radio"
              name="panorama-role"
              value={role}
              checked={role === chosen}
              onChange={() =>
                startTransition(() => {
                  choose(role);
                  onChange(role);
                })
              }
            />
            <span>{panoramaCopy.roles[role].name}</span>
            <small>{panoramaCopy.roles[role].who}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
