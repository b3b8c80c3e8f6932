import { useMemo } from 'react';
import { Button } from '../../components/Button.tsx';
import { fill } from '../../content/fill.ts';
import { clock } from '../../format.ts';
import styles from './Alerts.module.css';
import { panoramaCopy } from './copy.ts';
import { alertsIn } from './model/alerts.ts';
import type { VisibleDataset } from './model/permissions.ts';
import type { useStream } from './use-stream.ts';

const copy = panoramaCopy.alerts;
const maxAlerts = 3;

/** Minutes after midnight when the stream opens. */
const opens = 9 * 60;

type AlertsProps = { visible: VisibleDataset } & (
  | { stream: ReturnType<typeof useStream>; onOpen: (account: string) => void }
  /** All alerts of the day, as plain text. */
  | { stream?: never; onOpen?: never }
);

/** Newest first; while the stream runs, the newest is announced. */
export function Alerts({ visible, stream, onOpen }: AlertsProps) {
  const all = visible.stream.length;
  const alerts = useMemo(() => alertsIn(visible), [visible]);
  const read = stream?.read ?? all;
  const now = visible.stream[read - 1]?.minute ?? -1;
  const fired = alerts.filter(({ minute }) => minute <= now).toReversed();
  const [newest] = fired;
  return (
    <aside className={styles.alerts} aria-labelledby="panorama-alerts">
      <div>
        <h3 id="panorama-alerts">{copy.heading}</h3>
        <p className="label">{fill(copy.read, { read, all })}</p>
        {stream && (
          <>
            <Button variant="outline" small onClick={stream.toggle}>
              {copy[stream.state]}
            </Button>
            <p className="visually-hidden" aria-live="polite">
              {stream.state === 'pause' && newest && `${newest.account.name} ${newest.text}`}
            </p>
          </>
        )}
      </div>
      {!newest && <p>{copy.none}</p>}
      <ol>
        {fired.slice(0, maxAlerts).map(({ id, minute, account, text }) => (
          <li key={id}>
            <span className="label">{clock(opens + minute)}</span>
            {onOpen ? (
              <button className="ui-medium" type="button" onClick={() => onOpen(account.id)}>
                {account.name}
              </button>
            ) : (
              <strong className="ui-medium">{account.name}</strong>
            )}
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </aside>
  );
}
