import { fill } from '../../content/fill.ts';
import { assetIqCopy } from './copy.ts';
import filterStyles from './Filters.module.css';
import { Facets } from './Filters.tsx';
import { emptySelection } from './facets.ts';
import type { LibraryAsset } from './library/asset.ts';
import { library } from './library/library.ts';
import searchStyles from './MediaSearch.module.css';
import { ResultCard } from './ResultCard.tsx';
import resultStyles from './Results.module.css';
import { cardsPerPage } from './Results.tsx';
import fieldStyles from './SearchField.module.css';
import styles from './StaticPreview.module.css';
import { createSearch } from './search/search.ts';

const copy = assetIqCopy.preview;
const [question = ''] = assetIqCopy.examples;
const fullMatches = createSearch(library)(question).results.filter((result) => result.matchesAll);
const assets = fullMatches.map(({ asset }) => asset as LibraryAsset);

export function StaticPreview() {
  return (
    <>
      <p className={`without-script muted ${styles.note}`}>{copy.note}</p>
      <p className={`ui-medium ${fieldStyles.label}`}>{assetIqCopy.search.label}</p>
      <div className={fieldStyles.field}>
        <p>{question}</p>
      </div>
      <p className={styles.examples}>
        {assetIqCopy.search.examples} {assetIqCopy.examples.join(' · ')}
      </p>
      <div className={`grid ${searchStyles.body}`}>
        <div className={`${searchStyles.rail} ${filterStyles.wideOnly}`}>
          <div className={`spread ${filterStyles.head}`}>
            <h3 className="ui-medium">{copy.filters}</h3>
          </div>
          <Facets assets={assets} selection={emptySelection} />
        </div>
        <div className={searchStyles.results}>
          <div className={`cluster spread ${resultStyles.head}`}>
            <h3 className="ui-medium">
              {fill(assetIqCopy.results.found, { count: assets.length, all: library.length })}
            </h3>
          </div>
          <ul className={resultStyles.cards}>
            {assets.slice(0, cardsPerPage).map((asset, index) => (
              <ResultCard
                key={asset.id}
                asset={asset}
                result={fullMatches[index]}
                selection={emptySelection}
              />
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}
