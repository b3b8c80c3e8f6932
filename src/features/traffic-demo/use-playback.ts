import { useCallback, useEffect, useRef, useState } from 'react';
import type { TrafficEvent } from './simulation/events.ts';
import { eventAt } from './simulation/moments.ts';
import { duration } from './simulation/plan.ts';

/** Milliseconds between two pictures: half the work of every frame. */
const picture = 33;

/**
 * Playback in seconds. `time` changes with each second and event, for the texts; `follow` runs a
 * function on each picture, and `now` is the exact moment.
 */
export function usePlayback(events: TrafficEvent[], start: number) {
  const [time, setTime] = useState(start);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(2);
  const exact = useRef(start);
  const followers = useRef(new Set<() => void>());

  useEffect(() => {
    if (!playing) return;
    const keyOf = (moment: number) => `${Math.floor(moment)} ${eventAt(events, moment)?.id}`;
    let shown = keyOf(exact.current);
    let last = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      if (now - last >= picture) {
        exact.current = Math.min(duration, exact.current + ((now - last) / 1000) * speed);
        last = now;
        for (const follower of followers.current) follower();
        const key = keyOf(exact.current);
        if (key !== shown) setTime(exact.current);
        shown = key;
      }
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [playing, speed, events]);

  const ended = time >= duration;
  const seek = useCallback((moment: number) => {
    setPlaying(false);
    exact.current = moment;
    setTime(moment);
  }, []);
  const toggle = () => {
    seek(ended ? 0 : exact.current);
    setPlaying(ended || !playing);
  };
  const now = useCallback(() => exact.current, []);
  const follow = useCallback((follower: () => void) => {
    followers.current.add(follower);
    return () => void followers.current.delete(follower);
  }, []);
  return { time, playing: playing && !ended, speed, setSpeed, seek, toggle, now, follow };
}
