import { AnnotationLayer } from '../../components/AnnotationLayer.tsx';
import styles from './ControlRoom.module.css';
import { trafficCopy } from './copy.ts';
import { formatCaption } from './describe.ts';
import { eventRows } from './questions/rows.ts';
import { RowList } from './RowList.tsx';
import sceneStyles from './Scene.module.css';
import searchStyles from './Search.module.css';
import { Summary } from './Summary.tsx';
import { describeScene, eventBoxes, openingPicture, sceneAt } from './scene-moment.ts';
import { firstNearMiss, type RecordingProps } from './simulation/events.ts';
import { fullView } from './view-box.ts';

export function StaticPreview({ recording, events }: RecordingProps) {
  const event = firstNearMiss(events);
  const moment = sceneAt(recording, events, event.time);
  return (
    <div className={styles.room}>
      <figure>
        <div className={sceneStyles.scene}>
          <img {...openingPicture} alt={describeScene(moment)} loading="lazy" decoding="async" />
          <AnnotationLayer boxes={eventBoxes(moment, fullView)} />
        </div>
        <figcaption className={`ui-medium ${styles.caption}`}>{formatCaption(event)}</figcaption>
      </figure>
      <div className={`${searchStyles.search} ${searchStyles.preview}`}>
        <p className="without-script muted">{trafficCopy.withoutScript}</p>
        {/* A scroll area must be focusable so that keys can scroll it. */}
        <section className={searchStyles.rows} tabIndex={0} aria-label={trafficCopy.search.list}>
          <RowList rows={eventRows(events)} />
        </section>
      </div>
      <Summary recording={recording} events={events} />
    </div>
  );
}
