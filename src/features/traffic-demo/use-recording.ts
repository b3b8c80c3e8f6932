import { useEffect, useState } from 'react';
import { sceneSeed } from './simulation/scenario.ts';
import { type Recording, simulateInChunks } from './simulation/simulate.ts';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Simulates the traffic in short tasks. Returns undefined until it is ready. */
export function useRecording(): Recording | undefined {
  const [recording, setRecording] = useState<Recording>();
  useEffect(() => {
    let isUnmounted = false;
    void simulateInChunks(sceneSeed, nextTask).then(
      (result) => !isUnmounted && setRecording(result),
    );
    return () => {
      isUnmounted = true;
    };
  }, []);
  return recording;
}
