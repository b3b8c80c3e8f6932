import { Button } from '../../src/components/Button.tsx';
import { saidOf } from '../api/lead-change.ts';
import { formatList } from '../shared/format-list.ts';
import styles from './ChangeMet.module.css';
import { describeChange } from './describe-change.ts';
import type { MetChange } from './use-lead.ts';

/** Tells whoever changed a lead that somebody else did so first, and lets them decide. */
export function ChangeMet({ met: { wish, seen, now }, onKeep, onApply }: { met: MetChange; onKeep: () => void; onApply: () => void }) {
  const { by, differences } = describeChange(seen, now);
  return (
    <div className={styles.met} role="alert">
      <p>
        <strong>{by.length > 0 ? formatList(by) : 'Somebody else'} changed this lead while you had it open.</strong> Your change was not made. Notes you are writing are
        still there.
      </p>
      {differences.length > 0 && (
        <ul>
          {differences.map((difference) => (
            <li key={difference}>{difference}</li>
          ))}
        </ul>
      )}
      <p>Your change: {saidOf(wish)}</p>
      <div className={styles.choices}>
        <Button variant="outline" small onClick={onKeep}>
          Leave it as it is now
        </Button>
        <Button variant="outline" small onClick={onApply}>
          Make my change anyway
        </Button>
      </div>
    </div>
  );
}
