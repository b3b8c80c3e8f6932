import { useEffect, useState } from 'react';
import { sceneSeed } from './simulation/plan.ts';
import { type Recording, simulateInChunks } from './simulation/simulate.ts';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Undefined until the traffic is simulated, in short tasks. */
export function useRecording(): Recording | undefined {
  const [recording, setRecording] = useState<Recording>();
  useEffect(() => {
    let gone = false;
    void simulateInChunks(sceneSeed, nextTask).then((made) => !gone && setRecording(made));
    return () => {
      gone = true;
    };
  }, []);
  return recording;
}
