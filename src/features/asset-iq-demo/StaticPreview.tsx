import { clsx } from 'clsx';
import { demoWords } from '../../content/pages/asset-iq-demo.ts';
import { Facet } from './Facet.tsx';
import filters from './Filters.module.css';
import { emptySelection, facetNames } from './facets.ts';
import type { LibraryAsset } from './library/asset.ts';
import { library } from './library/library.ts';
import search from './MediaSearch.module.css';
import { ResultCard } from './ResultCard.tsx';
import results from './Results.module.css';
import { firstCards } from './Results.tsx';
import field from './SearchField.module.css';
import styles from './StaticPreview.module.css';
import { searchOver } from './search/search.ts';

const words = demoWords.preview;
const [question = ''] = demoWords.examples;
const answer = searchOver(library)(question);
const found = answer.results.map(({ asset }) => asset as LibraryAsset);

/** Stands in the page before the island has come and without JavaScript: the first question and its answers, as the search draws them, with nothing to press. */
export function StaticPreview() {
  return (
    <>
      <p className={`without-script muted ${styles.note}`}>{words.note}</p>
      <p className={`ui-medium ${field.label}`}>{demoWords.search.label}</p>
      <div className={field.field}>
        <p>{question}</p>
      </div>
      <p className={styles.examples}>
        {demoWords.search.examples} {demoWords.examples.slice(1).join(' · ')}
      </p>
      <div className={`grid ${search.body}`}>
        <div className={clsx(search.rail, styles.wide)}>
          <div className={filters.head}>
            <h3 className="ui-medium">{words.filters}</h3>
          </div>
          {facetNames.map((name) => (
            <Facet key={name} name={name} found={found} selection={emptySelection} />
          ))}
        </div>
        <div className={search.results}>
          <div className={`cluster ${results.head}`}>
            <h3 className={results.count}>{demoWords.results.found(found.length, library.length)}</h3>
          </div>
          <ul className={results.cards}>
            {found.slice(0, firstCards).map((asset, index) => (
              <ResultCard key={asset.id} asset={asset} result={answer.results[index]} selection={emptySelection} />
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}
