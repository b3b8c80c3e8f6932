import styles from './ControlRoom.module.css';
import { trafficCopy } from './copy.ts';
import { caption } from './describe.ts';
import { fullFrame } from './frame.ts';
import { MomentList } from './MomentList.tsx';
import { MovingBoxes } from './MovingBoxes.tsx';
import { eventRows } from './questions/facts.ts';
import scene from './Scene.module.css';
import search from './Search.module.css';
import { Summary } from './Summary.tsx';
import { describeScene, eventBoxes, openingPicture, sceneAt } from './scene-moment.ts';
import { openingEvent, type RecordingProps } from './simulation/events.ts';

export function StaticPreview({ recording, events }: RecordingProps) {
  const event = openingEvent(events);
  const moment = sceneAt(recording, events, event.time);
  return (
    <div className={styles.room}>
      <figure>
        <div className={scene.scene}>
          <img {...openingPicture} alt={describeScene(moment)} loading="lazy" decoding="async" />
          <MovingBoxes boxes={eventBoxes(moment, fullFrame)} />
        </div>
        <figcaption className={`ui-medium ${styles.caption}`}>{caption(event)}</figcaption>
      </figure>
      <div className={`${search.search} ${search.preview}`}>
        <p className="without-script muted">{trafficCopy.before}</p>
        {/* A scroll area must be focusable so that keys can scroll it. */}
        <section className={search.moments} tabIndex={0} aria-label={trafficCopy.search.list}>
          <MomentList moments={eventRows(events)} />
        </section>
      </div>
      <Summary recording={recording} events={events} />
    </div>
  );
}
