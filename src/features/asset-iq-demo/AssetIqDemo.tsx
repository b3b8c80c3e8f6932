import type { ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import { demoWords } from '../../content/pages/asset-iq-demo.ts';
import styles from './AssetIqDemo.module.css';
import { MediaSearch } from './MediaSearch.tsx';
import { useLibrary } from './use-library.ts';

type AssetIqDemoProps = {
  /** The address of the library's metadata. */
  library: string;
  /** Stands here until the library has come, and without script. */
  children?: ReactNode;
};

/** The search over the site's own pictures and film, on the Asset IQ page. */
export function AssetIqDemo({ library, children }: AssetIqDemoProps) {
  const { loading, retry } = useLibrary(library);
  if (loading.state === 'ready') return <MediaSearch assets={loading.assets} />;
  return (
    <div className={styles.demo}>
      <div className={styles.state} role="status">
        {loading.state === 'loading' && <p className={`ui-medium ${styles.loading}`}>{demoWords.loading}</p>}
        {loading.state === 'failed' && <p className="ui-medium">{demoWords.failed}</p>}
      </div>
      {loading.state === 'failed' && (
        <Button className={styles.retry} variant="solid" onClick={retry}>
          {demoWords.retry}
        </Button>
      )}
      {children}
    </div>
  );
}
