import { memo, useMemo, useState } from 'react';
import { trafficDemo } from '../../content/pages/traffic-demo.ts';
import { SegmentedControl } from '../../demo-shared/SegmentedControl.tsx';
import { Sentences } from './Sentences.tsx';
import styles from './Summary.module.css';
import type { TrafficEvent } from './simulation/events.ts';
import { duration } from './simulation/plan.ts';
import type { Recording } from './simulation/simulate.ts';
import { summarize } from './summary.ts';

const words = trafficDemo.summary;
const reaches = ['all', 'sofar'] as const;

type SummaryProps = { recording: Recording; events: TrafficEvent[] /** The moment shown, in whole seconds. */; time: number; onGo: (event: TrafficEvent) => void };

/** The ten minutes in a few sentences, with the moments they speak of. */
export const Summary = memo(function Summary({ recording, events, time, onGo }: SummaryProps) {
  const [reach, setReach] = useState<(typeof reaches)[number]>('all');
  const until = reach === 'all' ? duration : time;
  const sentences = useMemo(() => summarize(recording, events, until), [recording, events, until]);
  return (
    <section className={styles.summary} aria-labelledby="traffic-summary">
      <h3 id="traffic-summary">{words.heading}</h3>
      <SegmentedControl legend={words.of} name="traffic-summary" options={reaches.map((value) => ({ value, label: words[value] }))} chosen={reach} onChoose={setReach} />
      <Sentences sentences={sentences} onGo={onGo} />
    </section>
  );
});
