import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import styles from './AssetIqDemo.module.css';
import { assetIqCopy } from './copy.ts';
import type { LibraryAsset } from './library/asset.ts';
import { MediaSearch } from './MediaSearch.tsx';

/** Milliseconds before a pending request for the library counts as failed. */
const timeoutMs = 20_000;

type AssetIqDemoProps = {
  /** The URL of the library's metadata. */
  library: string;
  /** Shown until the library is loaded, and without script. */
  children?: ReactNode;
};

/** The search over the site's own pictures and film, on the Asset IQ page. */
export function AssetIqDemo({ library, children }: AssetIqDemoProps) {
  const [assets, setAssets] = useState<LibraryAsset[]>();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another fetch.
  useEffect(() => {
    const controller = new AbortController();
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(timeoutMs)]);
    setState('loading');
    fetch(library, { signal })
      .then((response) => (response.ok ? response.json() : Promise.reject(response.status)))
      .then((loaded: LibraryAsset[]) => startTransition(() => setAssets(loaded)))
      .catch(() => controller.signal.aborted || setState('failed'));
    return () => controller.abort();
  }, [library, attempt]);

  if (assets) return <MediaSearch assets={assets} />;
  return (
    <div className={styles.demo}>
      <div className={styles.state} role="status">
        {state === 'loading' && (
          <p className={`ui-medium ${styles.loading}`}>{assetIqCopy.loading}</p>
        )}
        {state === 'failed' && <p className="ui-medium">{assetIqCopy.failed}</p>}
      </div>
      {state === 'failed' && (
        <Button className={styles.retry} variant="solid" onClick={() => setAttempt(attempt + 1)}>
          {assetIqCopy.retry}
        </Button>
      )}
      {children}
    </div>
  );
}
