import { useCallback, useEffect, useRef, useState } from 'react';
import type { TrafficEvent } from './simulation/events.ts';
import { eventAt } from './simulation/events.ts';
import { duration } from './simulation/scenario.ts';

/** Paints at 30 frames per second, which is half the work of 60. */
const frameMs = 33;

/**
 * Plays the scene. Times in seconds. `time` updates the texts once per second and event; functions
 * passed to `onFrame` run on each frame, where `getTime` returns the exact time.
 */
export function usePlayback(events: TrafficEvent[], start: number) {
  const [time, setTime] = useState(start);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(2);
  const exactTime = useRef(start);
  const listeners = useRef(new Set<() => void>());

  useEffect(() => {
    if (!playing) return;
    const keyAt = (moment: number) => `${Math.floor(moment)} ${eventAt(events, moment)?.id}`;
    let currentKey = keyAt(exactTime.current);
    let lastFrame = performance.now();
    let frame = requestAnimationFrame(function paint(now) {
      if (now - lastFrame >= frameMs) {
        exactTime.current = Math.min(
          duration,
          exactTime.current + ((now - lastFrame) / 1000) * speed,
        );
        lastFrame = now;
        for (const listener of listeners.current) listener();
        const key = keyAt(exactTime.current);
        if (key !== currentKey) setTime(exactTime.current);
        currentKey = key;
      }
      frame = requestAnimationFrame(paint);
    });
    return () => cancelAnimationFrame(frame);
  }, [playing, speed, events]);

  const isAtEnd = time >= duration;
  const seek = useCallback((moment: number) => {
    setPlaying(false);
    exactTime.current = moment;
    setTime(moment);
  }, []);
  const toggle = () => {
    seek(isAtEnd ? 0 : exactTime.current);
    setPlaying(isAtEnd || !playing);
  };
  const getTime = useCallback(() => exactTime.current, []);
  const onFrame = useCallback((listener: () => void) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  }, []);
  return { time, playing: playing && !isAtEnd, speed, setSpeed, seek, toggle, getTime, onFrame };
}
