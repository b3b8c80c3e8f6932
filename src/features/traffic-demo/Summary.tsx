import { memo } from 'react';
import { fill } from '../../content/fill.ts';
import { formatClock, formatList } from '../../format.ts';
import { eventCopy, trafficCopy } from './copy.ts';
import { formatCaption, kindName } from './describe.ts';
import styles from './Summary.module.css';
import { type EventKind, eventKinds, type RecordingProps } from './simulation/events.ts';
import { roadUserKinds } from './simulation/world.ts';

const copy = trafficCopy.summary;

export const Summary = memo(function Summary({
  recording,
  events,
  onSeek,
}: RecordingProps & { onSeek?: (time: number) => void }) {
  return (
    <section className={styles.summary} aria-labelledby="traffic-summary">
      <h3 id="traffic-summary">{copy.heading}</h3>
      {summarize({ recording, events }).map(({ text, event }) => {
        const caption = event && `${formatClock(event.time)} ${formatCaption(event)}`;
        return (
          <p className="muted" key={text}>
            {text}{' '}
            {event && onSeek ? (
              <button className="text-button" type="button" onClick={() => onSeek(event.time)}>
                {caption}
              </button>
            ) : (
              caption
            )}
          </p>
        );
      })}
    </section>
  );
});

function summarize({ recording: { tracks, walks }, events }: RecordingProps) {
  const roadUsers = [...tracks, ...walks.map(() => ({ kind: 'pedestrian' as const }))];
  const eventName = (kind: EventKind, count: number) =>
    count === 1 ? eventCopy(kind).name.toLowerCase() : eventCopy(kind).plural;
  const [longest] = events
    .filter(({ kind }) => kind === 'stopped vehicle' || kind === 'queue')
    .sort((a, b) => b.seconds - a.seconds);
  const [closest] = events
    .filter(({ kind }) => kind === 'near miss')
    .sort((a, b) => a.value - b.value);
  return [
    { text: fill(copy.passed, { list: formatCounts(roadUserKinds, roadUsers, kindName) }) },
    {
      text: fill(copy.events, {
        count: events.length,
        list: formatCounts(eventKinds, events, eventName),
      }),
    },
    { text: copy.longest, event: longest },
    { text: copy.gravest, event: closest },
  ];
}

const formatCounts = <Kind,>(
  kindsInOrder: readonly Kind[],
  items: { kind: Kind }[],
  nameOf: (kind: Kind, count: number) => string,
) =>
  formatList(
    kindsInOrder.flatMap((kind) => {
      const count = items.filter((item) => item.kind === kind).length;
      return count > 0 ? `${count} ${nameOf(kind, count)}` : [];
    }),
  );
