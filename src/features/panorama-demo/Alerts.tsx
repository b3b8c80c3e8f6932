import { useMemo } from 'react';
import { Button } from '../../components/Button.tsx';
import { fill } from '../../content/fill.ts';
import { formatClock } from '../../format.ts';
import styles from './Alerts.module.css';
import { panoramaCopy } from './copy.ts';
import { findAlerts } from './model/alerts.ts';
import type { VisibleDataset } from './model/permissions.ts';
import type { useStream } from './use-stream.ts';

const copy = panoramaCopy.alerts;
const maxAlerts = 3;

/** Stream start in minutes after midnight. */
const startMinute = 9 * 60;

export function Alerts({
  dataset,
  stream,
  onOpen,
}: {
  dataset: VisibleDataset;
  stream?: ReturnType<typeof useStream>;
  onOpen?: (accountId: string) => void;
}) {
  const eventCount = dataset.stream.length;
  const alerts = useMemo(() => findAlerts(dataset), [dataset]);
  const playedCount = stream?.playedCount ?? eventCount;
  const now = dataset.stream[playedCount - 1]?.minute ?? -1;
  const firedAlerts = alerts.filter(({ minute }) => minute <= now).toReversed();
  const [newest] = firedAlerts;
  return (
    <aside className={styles.alerts} aria-labelledby="panorama-alerts">
      <div>
        <h3 id="panorama-alerts">{copy.heading}</h3>
        <p className="label">{fill(copy.read, { read: playedCount, all: eventCount })}</p>
        {stream && (
          <>
            <Button variant="outline" small onClick={stream.toggle}>
              {copy[stream.nextAction]}
            </Button>
            <p className="visually-hidden" aria-live="polite">
              {stream.nextAction === 'pause' && newest && `${newest.account.name} ${newest.text}`}
            </p>
          </>
        )}
      </div>
      {!newest && <p>{copy.none}</p>}
      <ol>
        {firedAlerts.slice(0, maxAlerts).map(({ minute, account, text }) => (
          <li key={minute}>
            <span className="label">{formatClock(startMinute + minute)}</span>
            {onOpen ? (
              <button
                className="text-button ui-medium"
                type="button"
                onClick={() => onOpen(account.id)}
              >
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
