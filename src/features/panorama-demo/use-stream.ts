import { useEffect, useState } from 'react';

const eventIntervalMs = 1600;

export function useStream(eventCount: number) {
  const [ticks, setTicks] = useState(0);
  const [isRunning, setRunning] = useState(false);
  // The timer may tick once more before it is stopped.
  const playedCount = Math.min(ticks, eventCount);
  const hasEnded = playedCount === eventCount;

  useEffect(() => {
    if (!isRunning || hasEnded) return;
    const timer = setInterval(() => setTicks((current) => current + 1), eventIntervalMs);
    return () => clearInterval(timer);
  }, [isRunning, hasEnded]);

  const toggle = () => {
    if (hasEnded) setTicks(0);
    setRunning(hasEnded || !isRunning);
  };
  const nextAction = hasEnded ? 'again' : isRunning ? 'pause' : ticks === 0 ? 'start' : 'resume';
  return { playedCount, nextAction, toggle } as const;
}
