import { useRef } from 'react';
import { useOpenRequest } from '../../client/use-open-request.ts';
import { QUERY_PARAM } from './query.ts';
import { SearchBox } from './SearchBox.tsx';

const MAX_RESULTS = 40;

/** A search box. Submit and blur save its query in the URL. */
export function SearchPage() {
  const input = useRef<HTMLInputElement>(null);
  useOpenRequest(input, () => {
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
      linksToSearchPage={false}
    />
  );
}
