import { SearchIcon } from '../../components/icons.tsx';
import { home } from '../../content/pages/home.ts';
import { AssetPicture } from '../../features/asset-iq-demo/AssetPicture.tsx';
import { drawnBoxes } from '../../features/asset-iq-demo/library/drawn-boxes.ts';
import { library } from '../../features/asset-iq-demo/library/library.ts';
import { searchOver } from '../../features/asset-iq-demo/search/search.ts';
import styles from './Demonstrations.module.css';

const { question, answers } = home.demonstrations.assetIq;
const { results } = searchOver(library)(question);

/** A question typed into the search of Asset IQ, and its first three answers. */
export function AssetIqTile() {
  return (
    <>
      <p className={styles.query}>
        <SearchIcon />
        {question}
      </p>
      <div className={styles.answers}>
        {results.slice(0, 3).map(({ asset: { id }, terms }) => {
          const asset = library.find((one) => one.id === id);
          const boxes = drawnBoxes(terms.map(({ evidence: { objects } }, term) => ({ objects, live: term === 0 })));
          return asset && <AssetPicture key={id} asset={asset} boxes={boxes} sizes="(max-width: 860px) 92vw, 420px" />;
        })}
      </div>
      <p className={styles.caption}>{answers(results.length, library.length)}</p>
    </>
  );
}
