import { useEffect, useRef } from 'react';
import { type Asked, writeAddress } from './url-state.ts';

/** Milliseconds of rest before the address follows: browsers refuse too many changes. */
const rest = 300;

/** Keeps the page's address in step with what is asked, so that it can be shared. It stays as it came until the visitor asks something. */
export function useAddress(asked: Asked): void {
  const first = useRef(asked);
  useEffect(() => {
    if (asked === first.current) return;
    const timer = setTimeout(() => history.replaceState(history.state, '', `${location.pathname}${writeAddress(location.search, asked)}#try`), rest);
    return () => clearTimeout(timer);
  }, [asked]);
}
