import { useEffect, useState } from 'react';
import { maxQuestionLength, readFragment, urlDebounceMs, writeFragment } from './fragment-state.ts';

/** Synchronizes the question with the URL fragment. */
export function useUrlQuestion(): [question: string, ask: (question: string) => void] {
  const [question, setQuestion] = useState(readQuestion);
  useEffect(() => {
    const update = () => setQuestion(readQuestion());
    addEventListener('hashchange', update);
    return () => removeEventListener('hashchange', update);
  }, []);
  useEffect(() => {
    if (question === readQuestion()) return;
    const timer = setTimeout(() => {
      const ask = question.slice(0, maxQuestionLength);
      writeFragment(new URLSearchParams(ask && { ask }));
    }, urlDebounceMs);
    return () => clearTimeout(timer);
  }, [question]);
  return [question, setQuestion];
}

const readQuestion = () => (readFragment().get('ask') ?? '').slice(0, maxQuestionLength);
