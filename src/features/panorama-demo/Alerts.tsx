import { useMemo } from 'react';
import { Button } from '../../components/Button.tsx';
import { panoramaDemo } from '../../content/pages/panorama-demo.ts';
import { AlertList } from './AlertList.tsx';
import styles from './Alerts.module.css';
import { alertsIn } from './model/alerts.ts';
import type { VisibleDataset } from './model/permissions.ts';
import type { useStream } from './use-stream.ts';

const words = panoramaDemo.alerts;

type AlertsProps = { visible: VisibleDataset; stream: ReturnType<typeof useStream>; onOpen: (account: string) => void };

/** The day's stream and what the rules say of it; while the stream runs, the newest alert is also announced. */
export function Alerts({ visible, stream, onOpen }: AlertsProps) {
  const alerts = useMemo(() => alertsIn(visible), [visible]);
  const { read, started, running, ended, toggle } = stream;
  const now = visible.stream[read - 1]?.minute ?? -1;
  const fired = alerts.filter(({ minute }) => minute <= now);
  const newest = fired.at(-1);
  return (
    <AlertList alerts={fired} read={read} all={visible.stream.length} onOpen={onOpen}>
      <Button className={styles.button} variant="outline" small onClick={toggle}>
        {ended ? words.again : running ? words.pause : started ? words.resume : words.start}
      </Button>
      <p className="visually-hidden" aria-live="polite">
        {running && newest && `${newest.account.name} ${newest.text}`}
      </p>
    </AlertList>
  );
}
