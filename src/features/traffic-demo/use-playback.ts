import { useCallback, useEffect, useState } from 'react';
import { duration } from './simulation/plan.ts';

/** Milliseconds between two updates while playing: smooth enough, and half the work of every frame. */
const picture = 33;

/** The moment shown, in seconds, and its playing. Nothing plays until it is asked to. */
export function usePlayback(start: number) {
  const [time, setTime] = useState(start);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(2);

  useEffect(() => {
    if (!playing) return;
    let last = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      if (now - last >= picture) {
        const passed = ((now - last) / 1000) * speed;
        last = now;
        setTime((moment) => Math.min(duration, moment + passed));
      }
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [playing, speed]);

  const ended = time >= duration;
  const seek = useCallback((moment: number) => {
    setPlaying(false);
    setTime(Math.max(0, Math.min(duration, moment)));
  }, []);
  const toggle = () => {
    if (ended) setTime(0);
    setPlaying(ended || !playing);
  };
  return { time, playing: playing && !ended, speed, setSpeed, seek, toggle };
}
