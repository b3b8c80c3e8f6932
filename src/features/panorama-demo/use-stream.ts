import { useEffect, useState } from 'react';

/** Milliseconds from one event of the day to the next. */
const pace = 1600;

/** Reads a stream of `length` events, one after the other, once the visitor starts it, until it is paused or read to its end. */
export function useStream(length: number) {
  const [read, setRead] = useState(0);
  const [started, setStarted] = useState(false);
  const [running, setRunning] = useState(false);
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
  // One tick more may come before the timer has stopped.
  return { read: Math.min(read, length), started, running: running && !ended, ended, toggle };
}
