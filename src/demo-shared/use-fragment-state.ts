import { useEffect, useState } from 'react';
import { readFragment, urlDebounceMs, writeFragment } from './fragment-state.ts';

/** Synchronizes a state with the URL fragment. `parse` and `format` must be stable. */
export function useFragmentState<State>(
  parse: (parameters: URLSearchParams) => State,
  format: (state: State) => URLSearchParams,
) {
  const [state, setState] = useState(() => parse(readFragment()));
  useEffect(() => {
    // In-page links, such as `#try`, keep the state.
    const update = () => location.hash.includes('?') && setState(parse(readFragment()));
    addEventListener('hashchange', update);
    return () => removeEventListener('hashchange', update);
  }, [parse]);
  useEffect(() => {
    const parameters = format(state);
    if (`${parameters}` === `${format(parse(readFragment()))}`) return;
    const timer = setTimeout(() => writeFragment(parameters), urlDebounceMs);
    return () => clearTimeout(timer);
  }, [state, parse, format]);
  return [state, setState] as const;
}
