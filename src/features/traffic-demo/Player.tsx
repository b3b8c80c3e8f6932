import { Button } from '../../components/Button.tsx';
import { fill } from '../../content/fill.ts';
import { formatClock } from '../../format.ts';
import { trafficCopy } from './copy.ts';
import { formatCaption } from './describe.ts';
import styles from './Player.module.css';
import type { TrafficEvent } from './simulation/events.ts';
import { durationSeconds } from './simulation/scenario.ts';
import type { Playback } from './use-playback.ts';

const copy = trafficCopy.controls;

export function Player({
  events,
  event,
  playback,
}: {
  events: TrafficEvent[];
  event: TrafficEvent | undefined;
  playback: Playback;
}) {
  const { time, isPlaying, isMotionReduced, speed, setSpeed, seek, toggle } = playback;
  const seekTargets = {
    previous: events.findLast((candidate) => candidate.time < time - 0.5),
    next: events.find((candidate) => candidate.time > time + 0.5),
  };
  return (
    <fieldset aria-label={copy.group}>
      <div className={styles.track}>
        <svg
          className={styles.marks}
          viewBox={`0 0 ${durationSeconds} 10`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {events.map((marked) => (
            <rect
              className={marked.id === event?.id ? styles.current : undefined}
              key={marked.id}
              x={marked.time - 1}
              width="2.5"
              height="10"
            />
          ))}
        </svg>
        <input
          type="range"
          max={durationSeconds}
          value={Math.floor(time)}
          aria-label={copy.time}
          aria-valuetext={`${formatClock(time)}. ${event ? formatCaption(event) : trafficCopy.nothing}`}
          onChange={({ target }) => seek(Number(target.value))}
        />
      </div>
      <div className={`cluster ${styles.buttons}`}>
        {!isMotionReduced && (
          <Button small onClick={toggle}>
            {isPlaying ? copy.pause : copy.play}
          </Button>
        )}
        {(['previous', 'next'] as const).map((name) => (
          <Button
            key={name}
            variant="outline"
            small
            aria-disabled={!seekTargets[name]}
            onClick={() => seek(seekTargets[name]?.time ?? time)}
          >
            {copy[name]}
          </Button>
        ))}
        {!isMotionReduced && (
          <label className={`ui-medium ${styles.speed}`}>
            {copy.speed}
            <select value={speed} onChange={({ target }) => setSpeed(Number(target.value))}>
              {[1, 2, 5, 10].map((factor) => (
                <option key={factor} value={factor}>
                  {fill(copy.speedFactor, { factor })}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
    </fieldset>
  );
}
