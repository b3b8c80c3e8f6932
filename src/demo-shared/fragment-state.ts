/** Parses the URL fragment of a demonstration: `#try?ask=top+5+accounts`. A build has no URL. */
export const readFragment = () =>
  new URLSearchParams(import.meta.env.SSR ? '' : location.hash.split('?')[1]);

export function writeFragment(parameters: URLSearchParams) {
  const text = parameters.toString();
  history.replaceState(history.state, '', `#try${text && `?${text}`}`);
}

/** Browsers limit how often a page may change its URL. */
export const urlDebounceMs = 300;

export const maxQuestionLength = 200;
