import type { ReactNode } from 'react';
import { Section } from '../../components/primitives/Section.tsx';
import { ControlRoom } from './ControlRoom.tsx';
import { trafficCopy } from './copy.ts';
import type { TrafficEvent } from './simulation/events.ts';
import styles from './TrafficDemo.module.css';
import { useRecording } from './use-recording.ts';

type TrafficDemoProps = { number: number; events: TrafficEvent[]; children?: ReactNode };

/**
 * Ten simulated minutes at a junction. `events` were detected at build time. The browser simulates
 * the traffic again and shows `children` until it is ready.
 */
export function TrafficDemo({ number, events, children }: TrafficDemoProps) {
  const recording = useRecording();
  return (
    <Section
      className={styles.demo}
      id="try"
      name="demo"
      heading={trafficCopy.heading}
      label={{ number, text: trafficCopy.label }}
      note={trafficCopy.note}
    >
      {recording ? <ControlRoom recording={recording} events={events} /> : children}
      <p className={`label ${styles.simulation}`}>{trafficCopy.simulation}</p>
    </Section>
  );
}
