import { useEffect, useState } from 'react';
import type { RoleDataset } from './model/permissions.ts';

const eventIntervalMs = 1600;

/** Stops and resets when the role changes. */
export function useStream({ role, stream }: RoleDataset) {
  const start = { role, playedCount: 0, isRunning: false };
  const [state, setState] = useState(start);
  const { playedCount, isRunning } = state.role === role ? state : start;
  const hasEnded = playedCount === stream.length;

  useEffect(() => {
    if (!isRunning || hasEnded) return;
    const timer = setTimeout(
      () => setState({ role, playedCount: playedCount + 1, isRunning }),
      eventIntervalMs,
    );
    return () => clearTimeout(timer);
  }, [role, playedCount, isRunning, hasEnded]);

  const toggle = () =>
    setState({
      role,
      playedCount: hasEnded ? 0 : playedCount,
      isRunning: hasEnded || !isRunning,
    });
  const nextAction = hasEnded
    ? 'again'
    : isRunning
      ? 'pause'
      : playedCount === 0
        ? 'start'
        : 'resume';
  return { playedCount, nextAction, toggle } as const;
}
