import { trafficDemo } from '../../content/pages/traffic-demo.ts';
import { caption } from './describe.ts';
import { EventList } from './EventList.tsx';
import { MovingBoxes } from './MovingBoxes.tsx';
import { fullFrame } from './project.ts';
import scene from './Scene.module.css';
import { Sentences } from './Sentences.tsx';
import styles from './StillScene.module.css';
import summary from './Summary.module.css';
import { boxesOf, firstMoment, nameOfScene, sceneAt } from './scene-moment.ts';
import type { TrafficEvent } from './simulation/events.ts';
import { opening } from './simulation/moments.ts';
import { duration } from './simulation/plan.ts';
import type { Recording } from './simulation/simulate.ts';
import { summarize } from './summary.ts';

/** Shown before hydration and without JavaScript: the first moment as a picture, all events, and the summary of the ten minutes. */
export function StillScene({ recording, events }: { recording: Recording; events: TrafficEvent[] }) {
  const event = opening(events);
  const moment = sceneAt(recording, events, event.time);
  const [, , width, height] = fullFrame;
  return (
    <div className={styles.still}>
      <figure>
        <div className={scene.scene}>
          <img src={firstMoment} width={width * 10} height={height * 10} alt={nameOfScene(moment)} loading="lazy" decoding="async" />
          <MovingBoxes boxes={boxesOf(moment, fullFrame)} />
        </div>
        <figcaption className="ui-medium">{caption(event)}</figcaption>
      </figure>
      <div>
        <p className={`without-script muted ${styles.note}`}>{trafficDemo.before}</p>
        {/* A scroll area must be focusable so that keys can scroll it. */}
        <section className={styles.events} tabIndex={0} aria-label={trafficDemo.search.list}>
          <EventList events={events} />
        </section>
      </div>
      <section className={summary.summary} aria-labelledby="traffic-summary">
        <h3 id="traffic-summary">{trafficDemo.summary.heading}</h3>
        <Sentences sentences={summarize(recording, events, duration)} />
      </section>
    </div>
  );
}
