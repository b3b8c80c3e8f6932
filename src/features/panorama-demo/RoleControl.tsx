import { panoramaCopy } from './copy.ts';
import { type Role, roles } from './model/permissions.ts';
import styles from './RoleControl.module.css';

type RoleControlProps = { defaultValue: Role; onChange: (role: Role) => void };

/** Uncontrolled radio buttons, so that a choice is visible before React re-renders. */
export const RoleControl = ({ defaultValue, onChange }: RoleControlProps) => (
  <fieldset className={styles.roles}>
    <legend className="label">{panoramaCopy.asking}</legend>
    <div className={styles.row}>
      {roles.map((role) => (
        <label className={`ui-medium corner-brackets ${styles.role}`} key={role}>
          <input
            type="radio"
            name="panorama-role"
            value={role}
            defaultChecked={role === defaultValue}
            onChange={() => onChange(role)}
          />
          <span>{panoramaCopy.roles[role].name}</span>
          <small>{panoramaCopy.roles[role].who}</small>
        </label>
      ))}
    </div>
  </fieldset>
);
