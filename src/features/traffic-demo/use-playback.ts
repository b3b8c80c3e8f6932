import { useCallback, useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../../demo-shared/use-media-query.ts';
import { eventAt, type TrafficEvent } from './simulation/events.ts';
import { durationSeconds } from './simulation/scenario.ts';

const frameMs = 33;

export type Playback = ReturnType<typeof usePlayback>;

/**
 * Plays the scene from `start` (in seconds). Texts use `time`, which changes each second and with
 * each event. Each frame sets `exactTimeRef` and calls `paintRef.current`.
 */
export function usePlayback(events: TrafficEvent[], start: number) {
  const [time, setTime] = useState(start);
  const [isStarted, setStarted] = useState(false);
  const [speed, setSpeed] = useState(2);
  const exactTimeRef = useRef(start);
  const paintRef = useRef<() => void>(undefined);

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
        const previous = secondAndEventAt(exactTimeRef.current);
        const nextTime = exactTimeRef.current + (elapsedMs / 1000) * speed;
        exactTimeRef.current = Math.min(durationSeconds, nextTime);
        lastFrame = now;
        paintRef.current?.();
        if (secondAndEventAt(exactTimeRef.current) !== previous) setTime(exactTimeRef.current);
      }
      frame = requestAnimationFrame(play);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, speed, events]);

  const seek = useCallback((target: number) => {
    setStarted(false);
    exactTimeRef.current = target;
    setTime(target);
  }, []);
  const toggle = () => {
    // Updates `time`.
    seek(isAtEnd ? 0 : exactTimeRef.current);
    setStarted(isAtEnd || !isStarted);
  };
  return {
    time,
    isPlaying,
    isMotionReduced,
    speed,
    setSpeed,
    seek,
    toggle,
    exactTimeRef,
    paintRef,
  };
}
