import { useCallback, useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../../demo-shared/use-media-query.ts';
import { eventAt, type TrafficEvent } from './simulation/events.ts';
import { durationSeconds } from './simulation/scenario.ts';

const frameMs = 33;

export type Playback = ReturnType<typeof usePlayback>;

/**
 * Plays the scene from `start` (in seconds). Texts use `time`, which changes each second and with
 * each event. Each frame sets `exactTime` and calls `paint.current`.
 */
export function usePlayback(events: TrafficEvent[], start: number) {
  const [time, setTime] = useState(start);
  const [isStarted, setStarted] = useState(false);
  const [speed, setSpeed] = useState(2);
  const exactTime = useRef(start);
  const paint = useRef<() => void>(undefined);

  const isMotionReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  if (isMotionReduced && isStarted) setStarted(false);
  const isAtEnd = time >= durationSeconds;
  const isPlaying = isStarted && !isAtEnd;

  useEffect(() => {
    if (!isPlaying) return;
    const secondAndEventAt = (moment: number) =>
      `${Math.floor(moment)} ${eventAt(events, moment)?.id}`;
    let lastFrame = performance.now();
    let frame = requestAnimationFrame(function play(now) {
      // Limited, so that time does not jump after the tab was hidden.
      const elapsedMs = Math.min(now - lastFrame, 250);
      if (elapsedMs >= frameMs) {
        const previous = secondAndEventAt(exactTime.current);
        const nextTime = exactTime.current + (elapsedMs / 1000) * speed;
        exactTime.current = Math.min(durationSeconds, nextTime);
        lastFrame = now;
        paint.current?.();
        if (secondAndEventAt(exactTime.current) !== previous) setTime(exactTime.current);
      }
      frame = requestAnimationFrame(play);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, speed, events]);

  const seek = useCallback((target: number) => {
    setStarted(false);
    exactTime.current = target;
    setTime(target);
  }, []);
  const toggle = () => {
    seek(isAtEnd ? 0 : exactTime.current);
    setStarted(isAtEnd || !isStarted);
  };
  return { time, isPlaying, isMotionReduced, speed, setSpeed, seek, toggle, exactTime, paint };
}
