import { startTransition, useEffect, useState } from 'react';
import type { LibraryAsset } from './library/asset.ts';

export type LoadState = { state: 'idle' | 'loading' | 'failed' } | { state: 'ready'; assets: LibraryAsset[] };

/** Milliseconds after which a library that has not come counts as failed. */
const timeoutMs = 20_000;

/** Fetches the library once the code runs, and once more each time `retry` is called. */
export function useLibrary(address: string): { loading: LoadState; retry: () => void } {
  const [loading, setLoading] = useState<LoadState>({ state: 'idle' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another fetch.
  useEffect(() => {
    const controller = new AbortController();
    setLoading({ state: 'loading' });
    const fetchLibrary = async () => {
      const response = await fetch(address, { signal: AbortSignal.any([controller.signal, AbortSignal.timeout(timeoutMs)]) });
      if (!response.ok) throw new Error(`The library answered ${response.status}`);
      const assets: LibraryAsset[] = await response.json();
      startTransition(() => setLoading({ state: 'ready', assets }));
    };
    fetchLibrary().catch(() => controller.signal.aborted || setLoading({ state: 'failed' }));
    return () => controller.abort();
  }, [address, attempt]);

  return { loading, retry: () => setAttempt((count) => count + 1) };
}
