import { useEffect, useState } from 'react';
import { longestQuestion, readFragment, writeFragment } from './fragment-state.ts';

/** Milliseconds: browsers limit how often the address may change. */
const rest = 300;

/** The question of the fragment; follows typing and links. */
export function useAskedQuestion(): [question: string, ask: (question: string) => void] {
  const [question, setQuestion] = useState(asked);
  useEffect(() => {
    const follow = () => setQuestion(asked());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    if (question === asked()) return;
    const timer = setTimeout(() => {
      const parameters = readFragment();
      if (question) parameters.set('ask', question.slice(0, longestQuestion));
      else parameters.delete('ask');
      writeFragment(parameters);
    }, rest);
    return () => clearTimeout(timer);
  }, [question]);
  return [question, setQuestion];
}

const asked = () =>
  import.meta.env.SSR ? '' : (readFragment().get('ask') ?? '').slice(0, longestQuestion);
