import { memo } from 'react';
import { Button } from '../../components/Button.tsx';
import { fill } from '../../content/fill.ts';
import { useMediaQuery } from '../../demo-shared/use-media-query.ts';
import { clock } from '../../format.ts';
import { trafficCopy } from './copy.ts';
import { caption } from './describe.ts';
import styles from './Player.module.css';
import type { TrafficEvent } from './simulation/events.ts';
import { duration } from './simulation/plan.ts';
import type { usePlayback } from './use-playback.ts';

const copy = trafficCopy.controls;
const speeds = [1, 2, 5, 10];

type PlayerProps = Omit<ReturnType<typeof usePlayback>, 'now' | 'follow'> & {
  events: TrafficEvent[];
  event: TrafficEvent | undefined;
};

/** Visitors who prefer reduced motion get no playing. */
export function Player({ events, event, ...player }: PlayerProps) {
  const { time, playing, speed, setSpeed, seek, toggle } = player;
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const steps = {
    previous: events.findLast((one) => one.time < time - 0.5),
    next: events.find((one) => one.time > time + 0.5),
  };
  return (
    <fieldset aria-label={copy.group}>
      <div className={styles.track}>
        <Marks events={events} live={event?.id} />
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
        {!still && (
          <Button variant="solid" small onClick={toggle}>
            {playing ? copy.pause : copy.play}
          </Button>
        )}
        {(['previous', 'next'] as const).map((name) => (
          <Button
            key={name}
            variant="outline"
            small
            aria-disabled={!steps[name]}
            onClick={() => seek(steps[name]?.time ?? time)}
          >
            {copy[name]}
          </Button>
        ))}
        {!still && (
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

/** Positions of the events on the track. */
const Marks = memo(function Marks({ events, live }: { events: TrafficEvent[]; live?: string }) {
  return (
    <svg
      className={styles.marks}
      viewBox={`0 0 ${duration} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {events.map(({ id, time }) => (
        <rect
          className={id === live ? styles.live : undefined}
          key={id}
          x={time - 1}
          width="2.5"
          height="10"
        />
      ))}
    </svg>
  );
});
