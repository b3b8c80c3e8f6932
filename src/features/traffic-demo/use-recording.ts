import { useEffect, useState } from 'react';
import { sceneSeed } from './simulation/plan.ts';
import { type Recording, simulateGently } from './simulation/simulate.ts';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** The ten minutes, once they have been worked out: in short tasks, so that the page stays quick to answer. */
export function useRecording(): Recording | undefined {
  const [recording, setRecording] = useState<Recording>();
  useEffect(() => {
    let gone = false;
    void simulateGently(sceneSeed, nextTask).then((made) => !gone && setRecording(made));
    return () => {
      gone = true;
    };
  }, []);
  return recording;
}
