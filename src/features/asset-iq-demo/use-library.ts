import { startTransition, useEffect, useState } from 'react';
import type { LibraryAsset } from './library/asset.ts';

export type Loading = { state: 'waiting' | 'loading' | 'failed' } | { state: 'here'; assets: LibraryAsset[] };

/** Milliseconds after which a library that has not come counts as failed. */
const patience = 20_000;

/** Fetches the library once the code runs, and once more each time `retry` is called. */
export function useLibrary(address: string): { loading: Loading; retry: () => void } {
  const [loading, setLoading] = useState<Loading>({ state: 'waiting' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another fetch.
  useEffect(() => {
    const leaving = new AbortController();
    setLoading({ state: 'loading' });
    const fetchLibrary = async () => {
      const response = await fetch(address, { signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(patience)]) });
      if (!response.ok) throw new Error(`The library answered ${response.status}`);
      const assets: LibraryAsset[] = await response.json();
      startTransition(() => setLoading({ state: 'here', assets }));
    };
    fetchLibrary().catch(() => leaving.signal.aborted || setLoading({ state: 'failed' }));
    return () => leaving.abort();
  }, [address, attempt]);

  return { loading, retry: () => setAttempt((count) => count + 1) };
}
