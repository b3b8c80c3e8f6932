import { trafficDemo } from '../../content/pages/traffic-demo.ts';
import { caption } from './describe.ts';
import { EventList } from './EventList.tsx';
import { Scene } from './Scene.tsx';
import styles from './StillScene.module.css';
import type { TrafficEvent } from './simulation/events.ts';
import { opening } from './simulation/moments.ts';
import { actorsOnStage } from './simulation/on-stage.ts';
import type { Recording } from './simulation/simulate.ts';

/** Shown before hydration and without JavaScript: the first moment as a picture, and all events. */
export function StillScene({ recording, events }: { recording: Recording; events: TrafficEvent[] }) {
  const event = opening(events);
  return (
    <div className={styles.still}>
      <figure>
        <Scene actors={actorsOnStage(recording, event.time)} time={event.time} event={event} />
        <figcaption>{caption(event)}</figcaption>
      </figure>
      <div>
        <p>{trafficDemo.before}</p>
        {/* A scroll area must be focusable so that keys can scroll it. */}
        <section className={styles.events} tabIndex={0} aria-label={trafficDemo.search.list}>
          <EventList events={events} />
        </section>
      </div>
    </div>
  );
}
