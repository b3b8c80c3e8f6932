import { useMemo } from 'react';
import { Button } from '../../components/Button.tsx';
import { panoramaDemo } from '../../content/pages/panorama-demo.ts';
import { clock } from '../../format.ts';
import styles from './Alerts.module.css';
import { alertsIn } from './model/alerts.ts';
import type { VisibleDataset } from './model/permissions.ts';
import type { useStream } from './use-stream.ts';

const words = panoramaDemo.alerts;
const maxAlerts = 6;

/** Minutes after midnight when the stream opens. */
const opens = 9 * 60;

type AlertsProps = { visible: VisibleDataset; stream: ReturnType<typeof useStream>; onOpen: (account: string) => void };

/** The day's stream and what the rules say of it; while the stream runs, the newest alert is also announced. */
export function Alerts({ visible, stream, onOpen }: AlertsProps) {
  const alerts = useMemo(() => alertsIn(visible), [visible]);
  const { read, started, running, ended, toggle } = stream;
  const now = visible.stream[read - 1]?.minute ?? -1;
  const fired = alerts.filter(({ minute }) => minute <= now).slice(-maxAlerts);
  const newest = fired.at(-1);
  return (
    <aside className={styles.alerts} aria-labelledby="panorama-alerts">
      <h3 id="panorama-alerts">{words.heading}</h3>
      <p className="label">{words.read(read, visible.stream.length)}</p>
      <Button className={styles.button} variant="outline" small onClick={toggle}>
        {ended ? words.again : running ? words.pause : started ? words.resume : words.start}
      </Button>
      <p className="visually-hidden" aria-live="polite">
        {running && newest && `${newest.account.name} ${newest.text}`}
      </p>
      {fired.length === 0 && <p>{words.none}</p>}
      <ol>
        {fired.toReversed().map(({ id, minute, account, text }) => (
          <li key={id}>
            <span className="label">{clock(opens + minute)}</span>
            <button type="button" onClick={() => onOpen(account.id)}>
              {account.name}
            </button>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </aside>
  );
}
