import { useEffect, useState } from 'react';
import type { VisibleDataset } from './model/permissions.ts';

/** Milliseconds from one event of the day to the next. */
const pace = 1600;

/** Reads a stream event by event once the visitor starts it, until it is paused or read to its end. */
export function useStream({ role, stream: { length } }: VisibleDataset) {
  const [read, setRead] = useState(0);
  const [started, setStarted] = useState(false);
  const [running, setRunning] = useState(false);
  const [streamOf, setStreamOf] = useState(role);
  // Another role has another stream: it waits to be started, too.
  if (streamOf !== role) {
    setStreamOf(role);
    setRead(0);
    setStarted(false);
    setRunning(false);
  }
  const ended = read >= length;

  useEffect(() => {
    if (!running || ended) return;
    const timer = setInterval(() => setRead((count) => count + 1), pace);
    return () => clearInterval(timer);
  }, [running, ended]);

  const toggle = () => {
    setStarted(true);
    if (ended) setRead(0);
    setRunning(ended || !running);
  };
  return { read: Math.min(read, length), started, running: running && !ended, ended, toggle };
}
