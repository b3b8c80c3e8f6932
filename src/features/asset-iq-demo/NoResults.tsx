import { demoWords } from '../../content/pages/asset-iq-demo.ts';
import { Examples } from './Examples.tsx';
import styles from './Results.module.css';

/** Says plainly that nothing was found, and what would be. */
export function NoResults({ filtered, onSearch }: { filtered: boolean; onSearch: (query: string) => void }) {
  return (
    <div className={styles.none}>
      <p className="title">{filtered ? demoWords.results.noneFiltered : demoWords.results.none}</p>
      <Examples id="asset-iq-suggestions" heading={demoWords.results.suggest} current="" onSearch={onSearch} />
    </div>
  );
}
