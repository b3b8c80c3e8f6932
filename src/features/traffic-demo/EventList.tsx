import { trafficDemo } from '../../content/pages/traffic-demo.ts';
import { clock } from '../../format.ts';
import { caption } from './describe.ts';
import styles from './EventList.module.css';
import type { TrafficEvent } from './simulation/events.ts';

type EventListProps = { events: TrafficEvent[]; shown?: TrafficEvent; onGo?: (event: TrafficEvent) => void };

/** Events with their moments; with `onGo` each is a button that goes there. */
export function EventList({ events, shown, onGo }: EventListProps) {
  return (
    <ol className={styles.events}>
      {events.map((event) => {
        const told = (
          <>
            <span className="label">{clock(event.time)}</span>
            <strong className="ui-medium">{trafficDemo.events[event.kind].name}</strong>
            <span className="muted">{caption(event)}</span>
          </>
        );
        return (
          <li key={event.id}>
            {onGo ? (
              <button type="button" className={styles.event} aria-current={event.id === shown?.id ? 'true' : undefined} onClick={() => onGo(event)}>
                {told}
              </button>
            ) : (
              <p className={styles.event}>{told}</p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
