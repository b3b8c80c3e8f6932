import { type Ref, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { demoWords } from '../../content/pages/asset-iq-demo.ts';
import { ExportButtons } from './ExportButtons.tsx';
import type { FacetSelection } from './facets.ts';
import type { Field } from './fields.ts';
import type { LibraryAsset } from './library/asset.ts';
import { NoResults } from './NoResults.tsx';
import { Notes } from './Notes.tsx';
import { ResultCard } from './ResultCard.tsx';
import styles from './Results.module.css';
import type { Answer } from './search/search.ts';

const words = demoWords.results;
/** Cards drawn at first, and more each time. */
export const firstCards = 6;

type ResultsProps = {
  heading: Ref<HTMLHeadingElement>;
  assets: LibraryAsset[];
  total: number;
  filtered: boolean;
  answer: Answer | undefined;
  selection: FacetSelection;
  fields: Field[];
  onSearch: (query: string) => void;
  onOpen: (id: string) => void;
  className?: string;
};

export function Results({ heading, assets, total, filtered, answer, selection, fields, onSearch, onOpen, className }: ResultsProps) {
  const [limit, setLimit] = useState(firstCards);
  const isNearest = answer !== undefined && answer.results.length === 0;
  const resultOf = new Map((isNearest ? answer.nearest : answer?.results)?.map((result) => [result.asset.id, result]));
  const scores = new Map([...resultOf].map(([id, { score }]) => [id, score]));
  return (
    <section className={className} aria-labelledby="asset-iq-results">
      <div className={`cluster ${styles.head}`}>
        <h3 className="visually-hidden" id="asset-iq-results" tabIndex={-1} ref={heading}>
          {words.heading}
        </h3>
        <div role="status">
          <p className={styles.count}>{isNearest ? words.noneOf(total) : assets.length === total ? words.all(total) : words.found(assets.length, total)}</p>
          {answer && <Notes answer={answer} />}
        </div>
        {assets.length > 0 && <ExportButtons assets={assets} scores={scores} fields={fields} name="asset-iq-results" />}
      </div>
      {assets.length === 0 && <NoResults filtered={filtered} onSearch={onSearch} />}
      <ul className={styles.cards}>
        {assets.slice(0, limit).map((asset) => (
          <ResultCard key={asset.id} asset={asset} result={resultOf.get(asset.id)} selection={selection} onOpen={onOpen} />
        ))}
      </ul>
      {assets.length > limit && (
        <Button className={styles.more} variant="outline" onClick={() => setLimit(limit + firstCards)}>
          {words.more(Math.min(firstCards, assets.length - limit))}
        </Button>
      )}
    </section>
  );
}
