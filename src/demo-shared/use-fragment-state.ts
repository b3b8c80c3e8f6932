import { useEffect, useState } from 'react';

/** Browsers limit how often a page may change its URL. */
const urlDebounceMs = 300;
export const maxQuestionLength = 200;

/** Parses the URL fragment of a demonstration: `#try?ask=top+5+accounts`. A build has no URL. */
const readFragment = () =>
  new URLSearchParams(import.meta.env.SSR ? '' : location.hash.split('?')[1]);

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
    const text = String(format(state));
    if (text === String(format(parse(readFragment())))) return;
    const timer = setTimeout(
      () => history.replaceState(history.state, '', `#try${text && `?${text}`}`),
      urlDebounceMs,
    );
    return () => clearTimeout(timer);
  }, [state, parse, format]);
  return [state, setState] as const;
}
