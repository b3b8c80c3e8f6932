import { memo } from 'react';
import { clock } from '../../format.ts';
import { trafficCopy } from './copy.ts';
import { caption } from './describe.ts';
import styles from './Summary.module.css';
import type { RecordingProps } from './simulation/events.ts';
import { summarize } from './summary.ts';

type SummaryProps = RecordingProps & {
  /** Receives seconds. Without it, the moments are plain text. */
  onSeek?: (time: number) => void;
};

export const Summary = memo(function Summary({ recording, events, onSeek }: SummaryProps) {
  return (
    <section className={styles.summary} aria-labelledby="traffic-summary">
      <h3 id="traffic-summary">{trafficCopy.summary.heading}</h3>
      {summarize(recording, events).map(({ text, event }) => {
        const moment = event && `${clock(event.time)} ${caption(event)}`;
        return (
          <p className="muted" key={text}>
            {text}{' '}
            {event && onSeek ? (
              <button type="button" onClick={() => onSeek(event.time)}>
                {moment}
              </button>
            ) : (
              moment
            )}
          </p>
        );
      })}
    </section>
  );
});
