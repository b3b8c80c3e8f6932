import { useEffect, useState } from 'react';
import { sceneSeed } from './simulation/plan.ts';
import { type Recording, simulateInChunks } from './simulation/simulate.ts';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** The recording, once it is simulated: in short tasks, so that the page stays responsive. */
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
