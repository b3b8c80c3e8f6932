import { useEffect, useRef } from 'react';
import { type SearchState, writeUrlState } from './url-state.ts';

/** Debounce in milliseconds: browsers limit how often the address may change. */
const rest = 300;

/** Writes the search state to the page's address once the visitor has changed it, so that it can be shared. */
export function useUrlState(state: SearchState): void {
  const first = useRef(state);
  useEffect(() => {
    if (state === first.current) return;
    const timer = setTimeout(() => history.replaceState(history.state, '', `${location.pathname}${writeUrlState(location.search, state)}#try`), rest);
    return () => clearTimeout(timer);
  }, [state]);
}
