import { memo } from 'react';
import { Button } from '../../components/Button.tsx';
import { trafficDemo } from '../../content/pages/traffic-demo.ts';
import { useMediaQuery } from '../../demo-shared/use-media-query.ts';
import { clock } from '../../format.ts';
import { caption } from './describe.ts';
import styles from './Player.module.css';
import type { TrafficEvent } from './simulation/events.ts';
import { duration } from './simulation/plan.ts';
import type { usePlayback } from './use-playback.ts';

const words = trafficDemo.controls;
const speeds = [1, 2, 5, 10];

type PlayerProps = Omit<ReturnType<typeof usePlayback>, 'now' | 'follow'> & { events: TrafficEvent[]; event: TrafficEvent | undefined };

/** Playing, stepping and scrubbing. Who asked for less motion gets the steps alone. */
export function Player({ time, playing, speed, setSpeed, seek, skip, toggle, events, event }: PlayerProps) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const earlier = events.filter((one) => one.time < time - 0.5).at(-1);
  const later = events.find((one) => one.time > time + 0.5);
  return (
    <fieldset aria-label={words.group}>
      <div className={styles.track}>
        <Marks events={events} live={event?.id} />
        <input
          type="range"
          min={0}
          max={duration}
          step={1}
          value={Math.floor(time)}
          aria-label={words.time}
          aria-valuetext={`${clock(time)}. ${event ? caption(event) : trafficDemo.nothing}`}
          onChange={({ target }) => seek(Number(target.value))}
        />
      </div>
      <div className={`cluster ${styles.buttons}`}>
        {!still && (
          <Button variant="solid" small onClick={toggle}>
            {playing ? words.pause : words.play}
          </Button>
        )}
        <Button variant="outline" small aria-disabled={!earlier} onClick={() => earlier && seek(earlier.time)}>
          {words.previous}
        </Button>
        <Button variant="outline" small aria-disabled={!later} onClick={() => later && seek(later.time)}>
          {words.next}
        </Button>
        <Button variant="outline" small onClick={() => skip(-5)}>
          {words.back}
        </Button>
        <Button variant="outline" small onClick={() => skip(5)}>
          {words.on}
        </Button>
        {!still && (
          <label className={`ui-medium ${styles.speed}`}>
            {words.speed}
            <select value={speed} onChange={({ target }) => setSpeed(Number(target.value))}>
              {speeds.map((factor) => (
                <option key={factor} value={factor}>
                  {words.times(factor)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
    </fieldset>
  );
}

/** Where the events lie on the track. */
const Marks = memo(function Marks({ events, live }: { events: TrafficEvent[]; live: string | undefined }) {
  return (
    <svg className={styles.marks} viewBox={`0 0 ${duration} 10`} preserveAspectRatio="none" aria-hidden="true">
      {events.map(({ id, time }) => (
        <rect className={id === live ? styles.live : undefined} key={id} x={time - 1} width="2.5" height="10" />
      ))}
    </svg>
  );
});
