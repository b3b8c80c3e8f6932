import { memo } from 'react';
import { Button } from '../../components/Button.tsx';
import { fill } from '../../content/fill.ts';
import { useMediaQuery } from '../../demo-shared/use-media-query.ts';
import { clock } from '../../format.ts';
import { trafficCopy } from './copy.ts';
import { caption } from './describe.ts';
import styles from './Player.module.css';
import type { TrafficEvent } from './simulation/events.ts';
import { duration } from './simulation/scenario.ts';
import type { usePlayback } from './use-playback.ts';

const copy = trafficCopy.controls;
const speeds = [1, 2, 5, 10];

type PlayerProps = Omit<ReturnType<typeof usePlayback>, 'getTime' | 'onFrame'> & {
  events: TrafficEvent[];
  event: TrafficEvent | undefined;
};

/** Visitors who prefer reduced motion get no Play button. */
export function Player({ events, event, ...player }: PlayerProps) {
  const { time, playing, speed, setSpeed, seek, toggle } = player;
  const isMotionReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const targets = {
    previous: events.findLast((candidate) => candidate.time < time - 0.5),
    next: events.find((candidate) => candidate.time > time + 0.5),
  };
  return (
    <fieldset aria-label={copy.group}>
      <div className={styles.track}>
        <Marks events={events} currentId={event?.id} />
        <input
          type="range"
          min={0}
          max={duration}
          step={1}
          value={Math.floor(time)}
          aria-label={copy.time}
          aria-valuetext={`${clock(time)}. ${event ? caption(event) : trafficCopy.nothing}`}
          onChange={({ target }) => seek(Number(target.value))}
        />
      </div>
      <div className={`cluster ${styles.buttons}`}>
        {!isMotionReduced && (
          <Button variant="solid" small onClick={toggle}>
            {playing ? copy.pause : copy.play}
          </Button>
        )}
        {(['previous', 'next'] as const).map((name) => (
          <Button
            key={name}
            variant="outline"
            small
            aria-disabled={!targets[name]}
            onClick={() => seek(targets[name]?.time ?? time)}
          >
            {copy[name]}
          </Button>
        ))}
        {!isMotionReduced && (
          <label className={`ui-medium ${styles.speed}`}>
            {copy.speed}
            <select value={speed} onChange={({ target }) => setSpeed(Number(target.value))}>
              {speeds.map((factor) => (
                <option key={factor} value={factor}>
                  {fill(copy.times, { factor })}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
    </fieldset>
  );
}

/** Marks the events on the slider. */
const Marks = memo(function Marks({
  events,
  currentId,
}: {
  events: TrafficEvent[];
  currentId?: string;
}) {
  return (
    <svg
      className={styles.marks}
      viewBox={`0 0 ${duration} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {events.map(({ id, time }) => (
        <rect
          className={id === currentId ? styles.current : undefined}
          key={id}
          x={time - 1}
          width="2.5"
          height="10"
        />
      ))}
    </svg>
  );
});
