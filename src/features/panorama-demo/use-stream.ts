import { useEffect, useState } from 'react';

const eventIntervalMs = 1600;

/** Plays a stream of `length` events. `read` counts those played, `nextAction` is what `toggle` does. */
export function useStream(length: number) {
  const [count, setCount] = useState(0);
  const [isRunning, setRunning] = useState(false);
  // The timer may tick once more before it is stopped.
  const read = Math.min(count, length);
  const hasEnded = read === length;

  useEffect(() => {
    if (!isRunning || hasEnded) return;
    const timer = setInterval(() => setCount((current) => current + 1), eventIntervalMs);
    return () => clearInterval(timer);
  }, [isRunning, hasEnded]);

  const toggle = () => {
    if (hasEnded) setCount(0);
    setRunning(hasEnded || !isRunning);
  };
  const nextAction = hasEnded ? 'again' : isRunning ? 'pause' : read === 0 ? 'start' : 'resume';
  return { read, nextAction, toggle } as const;
}
