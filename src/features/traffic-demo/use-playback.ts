import { useCallback, useEffect, useRef, useState } from 'react';
import { eventAt, type TrafficEvent } from './simulation/events.ts';
import { durationSeconds } from './simulation/scenario.ts';

/** At most 30 frames per second, half the work of 60. */
const frameMs = 33;

export type Playback = ReturnType<typeof usePlayback>;

/**
 * Plays the scene from second `start`. `time`, for texts, changes with the second or the event.
 * Each frame changes `exactTime` and calls `paint.current`.
 */
export function usePlayback(events: TrafficEvent[], start: number) {
  const [time, setTime] = useState(start);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(2);
  const exactTime = useRef(start);
  const paint = useRef<() => void>(undefined);

  useEffect(() => {
    if (!playing) return;
    const keyAt = (moment: number) => `${Math.floor(moment)} ${eventAt(events, moment)?.id}`;
    let lastFrame = performance.now();
    let frame = requestAnimationFrame(function play(now) {
      if (now - lastFrame >= frameMs) {
        const previousKey = keyAt(exactTime.current);
        const moment = exactTime.current + ((now - lastFrame) / 1000) * speed;
        exactTime.current = Math.min(durationSeconds, moment);
        lastFrame = now;
        paint.current?.();
        if (keyAt(exactTime.current) !== previousKey) setTime(exactTime.current);
      }
      frame = requestAnimationFrame(play);
    });
    return () => cancelAnimationFrame(frame);
  }, [playing, speed, events]);

  const isAtEnd = time >= durationSeconds;
  const seek = useCallback((moment: number) => {
    setPlaying(false);
    exactTime.current = moment;
    setTime(moment);
  }, []);
  const toggle = () => {
    seek(isAtEnd ? 0 : exactTime.current);
    setPlaying(isAtEnd || !playing);
  };
  return { time, playing: playing && !isAtEnd, speed, setSpeed, seek, toggle, exactTime, paint };
}
