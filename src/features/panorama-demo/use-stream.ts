import { useEffect, useState } from 'react';

/** Milliseconds from one event of the day to the next. */
const pace = 1600;

/**
 * Reads a stream of `length` events one after the other, once the visitor starts it.
 * `state` names what `toggle` does next.
 */
export function useStream(length: number) {
  const [count, setCount] = useState(0);
  const [isRunning, setRunning] = useState(false);
  // One more tick may come before the timer has stopped.
  const read = Math.min(count, length);
  const hasEnded = read === length;

  useEffect(() => {
    if (!isRunning || hasEnded) return;
    const timer = setInterval(() => setCount((before) => before + 1), pace);
    return () => clearInterval(timer);
  }, [isRunning, hasEnded]);

  const toggle = () => {
    if (hasEnded) setCount(0);
    setRunning(hasEnded || !isRunning);
  };
  const open = isRunning ? 'pause' : read === 0 ? 'start' : 'resume';
  return {
    read,
    state: hasEnded ? ('again' as const) : (open as 'pause' | 'start' | 'resume'),
    toggle,
  };
}
