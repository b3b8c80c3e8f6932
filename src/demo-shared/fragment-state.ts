/** Parses the URL fragment of a demonstration: `#try?ask=top+5+accounts`. */
export const readFragment = () => new URLSearchParams(location.hash.split('?')[1] ?? '');

export function writeFragment(parameters: URLSearchParams): void {
  const text = parameters.toString();
  history.replaceState(history.state, '', `#try${text && `?${text}`}`);
}

/** Browsers limit how often a page may change its URL. */
export const urlDebounceMs = 300;

export const maxQuestionLength = 200;
