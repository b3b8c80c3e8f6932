import { type Account, type AccountChange, ROLES, type Role } from '../../server/inbox/api.ts';
import { useSession } from '../api/session.ts';
import { TimeText } from '../shared/TimeText.tsx';
import { count, roles } from '../shared/words.ts';
import styles from './AccountsPage.module.css';

type AccountRowProps = { account: Account; onChange: (change: AccountChange) => void; onReset: () => void };

/** One account: its role, when it was used, and what an owner can do with it. Nobody takes rights from themselves. */
export function AccountRow({ account: { email, role, disabled, lastSeenAt, hasPassword, passkeys }, onChange, onReset }: AccountRowProps) {
  const self = useSession().account.email === email;
  return (
    <li>
      <div className={styles.who}>
        <p>
          <strong>{email}</strong>
          {self && ' (you)'}
        </p>
        <p className={styles.note}>
          {disabled && 'Disabled. '}
          {!hasPassword && 'Has not set a password yet. '}
          {passkeys > 0 && `${count(passkeys, 'passkey')}. `}
          {lastSeenAt === null ? (
            'Never signed in.'
          ) : (
            <>
              Last seen <TimeText at={lastSeenAt} full />
            </>
          )}
        </p>
      </div>
      <label className={styles.role}>
        <span className="visually-hidden">Role of {email}</span>
        <select value={role} disabled={self} onChange={({ target }) => onChange({ role: target.value as Role })}>
          {ROLES.map((each) => (
            <option key={each} value={each}>
              {roles[each].name}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.actions}>
        {!self && !disabled && (
          <button type="button" className="link tap-target" onClick={onReset}>
            New password link
            <span className="visually-hidden"> for {email}</span>
          </button>
        )}
        {!self && (
          <button type="button" className="link tap-target" onClick={() => onChange({ disabled: !disabled })}>
            {disabled ? 'Enable' : 'Disable'}
            <span className="visually-hidden"> {email}</span>
          </button>
        )}
      </div>
    </li>
  );
}
