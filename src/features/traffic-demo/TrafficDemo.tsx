import type { ReactNode } from 'react';
import { SectionHead } from '../../components/SectionHead.tsx';
import { trafficDemo } from '../../content/pages/traffic-demo.ts';
import { ControlRoom } from './ControlRoom.tsx';
import type { TrafficEvent } from './simulation/events.ts';
import styles from './TrafficDemo.module.css';
import { useRecording } from './use-recording.ts';

/**
 * Ten simulated minutes at a junction, to play, search and sum up. The events come with the page, which found them when it was built; the
 * traffic itself is simulated here. Until then the static preview (`children`) is shown.
 */
export function TrafficDemo({ number, events, children }: { number: number; events: TrafficEvent[]; children?: ReactNode }) {
  const recording = useRecording();
  return (
    <section className={`section ${styles.demo}`} id="try" aria-labelledby="demo-heading">
      <div className="wrap">
        <SectionHead id="demo-heading" heading={trafficDemo.heading} label={{ number, text: trafficDemo.label }} note={trafficDemo.note} />
        {recording ? <ControlRoom recording={recording} events={events} /> : children}
        <p className={`label ${styles.simulation}`}>{trafficDemo.simulation}</p>
      </div>
    </section>
  );
}
