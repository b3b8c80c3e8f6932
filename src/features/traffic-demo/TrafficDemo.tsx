import { type ReactNode, useEffect, useState } from 'react';
import { Section } from '../../components/primitives/Section.tsx';
import { ControlRoom } from './ControlRoom.tsx';
import { trafficCopy } from './copy.ts';
import type { TrafficEvent } from './simulation/events.ts';
import { sceneSeed } from './simulation/scenario.ts';
import { type Recording, simulate } from './simulation/simulate.ts';
import styles from './TrafficDemo.module.css';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Shows ten simulated minutes at a junction. The build simulates them and finds `events`. The
 * browser repeats the simulation and shows `children` meanwhile.
 */
export function TrafficDemo({
  number,
  events,
  children,
}: {
  number: number;
  events: TrafficEvent[];
  children?: ReactNode;
}) {
  const [recording, setRecording] = useState<Recording>();
  useEffect(() => {
    void simulate(sceneSeed, nextTask).then(setRecording);
  }, []);
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
      <p className={`label ${styles.notice}`}>{trafficCopy.simulation}</p>
    </Section>
  );
}
