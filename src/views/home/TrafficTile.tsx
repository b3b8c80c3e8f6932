import { AnnotationLayer } from '../../components/AnnotationLayer.tsx';
import { fill } from '../../content/fill.ts';
import { pageCopy } from '../../content/page-copy.ts';
import {
  durationSeconds,
  eventTimes,
  openingMoment,
  openingPicture,
} from '../../features/traffic-demo/preview.ts';
import styles from './Demonstrations.module.css';

const copy = pageCopy('home').demonstrations.traffic;

export function TrafficTile() {
  return (
    <>
      <div className={styles.scene}>
        <img {...openingPicture} alt={copy.scene} loading="lazy" decoding="async" />
        <AnnotationLayer boxes={openingMoment.boxes} />
      </div>
      <svg className={styles.timeline} aria-hidden="true">
        <line x1="0" x2="100%" y1="50%" y2="50%" />
        {eventTimes.map(({ id, time, isShown }) => {
          const x = `${(time / durationSeconds) * 100}%`;
          return (
            <line
              key={id}
              className={isShown ? styles.selectedEvent : styles.event}
              x1={x}
              x2={x}
              y1="2"
              y2="20"
            />
          );
        })}
      </svg>
      <p className={`label ${styles.caption}`}>
        {fill(copy.found, { event: openingMoment.caption, events: eventTimes.length })}
      </p>
    </>
  );
}
