import styles from './ControlRoom.module.css';
import { trafficCopy } from './copy.ts';
import { caption } from './describe.ts';
import { MomentList } from './MomentList.tsx';
import { MovingBoxes } from './MovingBoxes.tsx';
import { fullFrame } from './project.ts';
import { eventRows } from './questions/facts.ts';
import scene from './Scene.module.css';
import search from './Search.module.css';
import { Summary } from './Summary.tsx';
import { boxesOf, firstMoment, nameOfScene, sceneAt } from './scene-moment.ts';
import type { TrafficEvent } from './simulation/events.ts';
import { opening } from './simulation/moments.ts';
import type { Recording } from './simulation/simulate.ts';

type StillSceneProps = { recording: Recording; events: TrafficEvent[] };

/** Shown before hydration and without JavaScript. */
export function StillScene({ recording, events }: StillSceneProps) {
  const event = opening(events);
  const moment = sceneAt(recording, events, event.time);
  const [, , width, height] = fullFrame;
  return (
    <div className={styles.room}>
      <figure>
        <div className={scene.scene}>
          <img
            src={firstMoment}
            width={width * 10}
            height={height * 10}
            alt={nameOfScene(moment)}
            loading="lazy"
            decoding="async"
          />
          <MovingBoxes boxes={boxesOf(moment, fullFrame)} />
        </div>
        <figcaption className={`ui-medium ${styles.caption}`}>{caption(event)}</figcaption>
      </figure>
      <div className={`${search.search} ${search.still}`}>
        <p className="without-script muted">{trafficCopy.before}</p>
        {/* A scroll area must be focusable so that keys can scroll it. */}
        <section className={search.found} tabIndex={0} aria-label={trafficCopy.search.list}>
          <MomentList moments={eventRows(events)} />
        </section>
      </div>
      <Summary recording={recording} events={events} />
    </div>
  );
}
