import { useState } from 'react';
import { useWindowEvent } from '../shared/use-window-event.ts';

const readToken = () => window.location.hash.slice(1);

/** Returns the token of a one-time link: the URL fragment, which browsers do not send. */
export function useLinkToken(): string {
  const [token, setToken] = useState(readToken);
  // The user may paste a new link into the same tab.
  useWindowEvent('hashchange', () => setToken(readToken()));
  return token;
}
