/** The fragment of a demonstration, which is not sent to a server: `#try?ask=top+5+accounts`. */
export const readFragment = () => new URLSearchParams(location.hash.split('?')[1] ?? '');

export function writeFragment(parameters: URLSearchParams): void {
  const text = parameters.toString();
  history.replaceState(history.state, '', `#try${text && `?${text}`}`);
}

/** The longest question that an address holds. */
export const longestQuestion = 200;
