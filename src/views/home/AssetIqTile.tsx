import { SearchIcon } from '../../components/icons.tsx';
import { home } from '../../content/pages/home.ts';
import { AssetPicture } from '../../features/asset-iq-demo/AssetPicture.tsx';
import { drawnBoxes } from '../../features/asset-iq-demo/library/drawn-boxes.ts';
import { library } from '../../features/asset-iq-demo/library/library.ts';
import { searchOver } from '../../features/asset-iq-demo/search/search.ts';
import styles from './Demonstrations.module.css';

const { question, answers } = home.demonstrations.assetIq;
const { results } = searchOver(library)(question);
const [best] = results;
const asset = library.find(({ id }) => id === best?.asset.id);

/** A question typed into the search of Asset IQ, and its first answer: one picture, because home's first view is weighed (`tests/e2e/weight.spec.ts`). */
export function AssetIqTile() {
  return (
    <>
      <p className={styles.query}>
        <SearchIcon />
        {question}
      </p>
      {best && asset && (
        <AssetPicture asset={asset} boxes={drawnBoxes(best.terms.map(({ evidence: { objects } }, term) => ({ objects, live: term === 0 })))} sizes="400px" />
      )}
      <p className={`label ${styles.caption}`}>{answers(results.length, library.length)}</p>
    </>
  );
}
