import type { ReactNode } from 'react';
import { useJson } from '../../client/use-json.ts';
import { Button } from '../../components/Button.tsx';
import styles from './AssetIqDemo.module.css';
import { assetIqCopy } from './copy.ts';
import type { LibraryAsset } from './library/asset.ts';
import { MediaSearch } from './MediaSearch.tsx';

export function AssetIqDemo({
  libraryUrl,
  children,
}: {
  libraryUrl: string;
  children?: ReactNode;
}) {
  const { content: assets, failedUrl, isLoading, retry } = useJson<LibraryAsset[]>(libraryUrl);
  const hasFailed = failedUrl !== undefined && !isLoading;
  if (assets) return <MediaSearch assets={assets} />;
  return (
    <div className={styles.demo}>
      <div className={styles.state} role="status">
        {isLoading && <p className={`ui-medium ${styles.loading}`}>{assetIqCopy.loading}</p>}
        {hasFailed && <p className="ui-medium">{assetIqCopy.failed}</p>}
      </div>
      {hasFailed && (
        <Button className={styles.retry} onClick={retry}>
          {assetIqCopy.retry}
        </Button>
      )}
      {children}
    </div>
  );
}
