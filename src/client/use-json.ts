import { startTransition, useEffect, useState } from 'react';
import { fetchJson } from './fetch-json.ts';

const TIMEOUT_MS = 20_000;

type State<Content> = {
  /** From the last request, if it succeeded. Kept during the next one. */
  content?: Content;
  /** The last URL that failed, until a request succeeds. */
  failedUrl?: string;
  isLoading: boolean;
};

/** Fetches JSON on mount, `retry` and URL change. Aborts the previous request, also on unmount. */
export function useJson<Content>(url: string): State<Content> & { retry: () => void } {
  const [state, setState] = useState<State<Content>>({ isLoading: false });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry fetches the same URL again.
  useEffect(() => {
    const controller = new AbortController();
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    setState((previous) => ({ ...previous, isLoading: true }));
    fetchJson<Content>(url, { signal }).then(
      (content) => startTransition(() => setState({ content, isLoading: false })),
      () => controller.signal.aborted || setState({ failedUrl: url, isLoading: false }),
    );
    return () => controller.abort();
  }, [url, attempt]);

  return { ...state, retry: () => setAttempt((count) => count + 1) };
}
