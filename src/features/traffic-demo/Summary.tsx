import { memo, useMemo } from 'react';
import { clock } from '../../format.ts';
import { trafficCopy } from './copy.ts';
import { caption } from './describe.ts';
import styles from './Summary.module.css';
import type { TrafficEvent } from './simulation/events.ts';
import type { Recording } from './simulation/simulate.ts';
import { summarize } from './summary.ts';

type SummaryProps = {
  recording: Recording;
  events: TrafficEvent[];
  /** In seconds; without it the moments are plain text. */
  onGo?: (time: number) => void;
};

/** The ten minutes in a few sentences. */
export const Summary = memo(function Summary({ recording, events, onGo }: SummaryProps) {
  const sentences = useMemo(() => summarize(recording, events), [recording, events]);
  return (
    <section className={styles.summary} aria-labelledby="traffic-summary">
      <h3 id="traffic-summary">{trafficCopy.summary.heading}</h3>
      {sentences.map(({ text, event }) => {
        const moment = event && `${clock(event.time)} ${caption(event)}`;
        return (
          <p className="muted" key={text}>
            {text}{' '}
            {event && onGo ? (
              <button type="button" onClick={() => onGo(event.time)}>
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
