import { useEffect, useRef } from 'react';
import { useOpenRequest } from '../../client/use-open-request.ts';
import { QUERY_PARAM } from './query.ts';
import { SearchBox } from './SearchBox.tsx';

const MAX_RESULTS = 40;

/** A search box. Submit and blur save its query in the URL. */
export function SearchPage() {
  const input = useRef<HTMLInputElement>(null);
  const restorePosition = usePositionRestorer();
  useOpenRequest(input, () => {
    // A click before hydration is handled late, when the visitor may be typing.
    if (document.activeElement === input.current) return;
    input.current?.focus();
    input.current?.select();
  });
  const saveQuery = () => {
    const url = new URL(location.href);
    const query = input.current?.value ?? '';
    if (query.trim()) url.searchParams.set(QUERY_PARAM, query);
    else url.searchParams.delete(QUERY_PARAM);
    history.replaceState(history.state, '', url);
  };
  return (
    <SearchBox
      id="search-page"
      maxResults={MAX_RESULTS}
      input={input}
      initialQuery={() => new URLSearchParams(location.search).get(QUERY_PARAM) ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        saveQuery();
      }}
      onBlur={saveQuery}
      onResults={restorePosition}
      linksToSearchPage={false}
    />
  );
}

/**
 * Returns a function that restores the scroll position once after a reload or Back, unless the
 * visitor has acted (docs/specification-rulings.md, 27). Call it when the results appear: without
 * them, the page is too short.
 */
function usePositionRestorer(): () => void {
  const position = useRef<number>(undefined);
  useEffect(() => {
    position.current = (history.state as { scrollY?: number } | null)?.scrollY;
    const forget = () => {
      position.current = undefined;
    };
    for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      addEventListener(type, forget, { passive: true, once: true });
  }, []);
  return () => {
    if (position.current !== undefined) scrollTo({ top: position.current, behavior: 'instant' });
    position.current = undefined;
  };
}
