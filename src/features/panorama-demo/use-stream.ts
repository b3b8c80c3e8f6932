import { useEffect, useState } from 'react';

/** Milliseconds from one event of the day to the next. */
const pace = 1600;

/** Reads a stream one event after the other, until it is paused or read to its end. The first third has been read when it starts. */
export function useStream(length: number) {
  const [read, setRead] = useState(Math.ceil(length / 3));
  const [running, setRunning] = useState(true);
  const ended = read >= length;

  useEffect(() => {
    if (!running || ended) return;
    const timer = setInterval(() => setRead((count) => count + 1), pace);
    return () => clearInterval(timer);
  }, [running, ended]);

  const toggle = () => {
    if (ended) setRead(0);
    setRunning(ended || !running);
  };
  return { read: Math.min(read, length), running, ended, toggle };
}
