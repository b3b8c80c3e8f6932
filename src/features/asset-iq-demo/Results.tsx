import { type Ref, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { fill } from '../../content/fill.ts';
import { assetIqCopy } from './copy.ts';
import { Examples } from './Examples.tsx';
import { ExportButtons } from './ExportButtons.tsx';
import type { FacetSelection } from './facets.ts';
import type { CustomField } from './fields.ts';
import type { LibraryAsset } from './library/asset.ts';
import { ResultCard } from './ResultCard.tsx';
import styles from './Results.module.css';
import { listUnderstood } from './search/query.ts';
import type { Answer, Result } from './search/search.ts';

const copy = assetIqCopy.results;
export const cardsPerPage = 6;

type CardsProps = {
  assets: LibraryAsset[];
  results: Map<string, Result>;
  selection: FacetSelection;
  onOpen: (id: string) => void;
};

export function Results({
  headingRef,
  assets,
  total,
  isFiltered,
  answer,
  customFields,
  onSearch,
  className,
  ...cardProps
}: CardsProps & {
  headingRef: Ref<HTMLHeadingElement>;
  total: number;
  isFiltered: boolean;
  answer: Answer | undefined;
  customFields: CustomField[];
  onSearch: (query: string) => void;
  className?: string;
}) {
  const isFullMatch = ({ id }: LibraryAsset) => !answer || cardProps.results.get(id)?.matchesAll;
  const fullMatches = assets.filter(isFullMatch);
  const partialMatches = assets.filter((asset) => !isFullMatch(asset));
  const count = fullMatches.length;
  const template = count === total ? copy.all : count > 0 ? copy.found : copy.noneOf;
  return (
    <section className={className} aria-labelledby="asset-iq-results">
      <div className={`cluster spread ${styles.head}`}>
        <h3 className="visually-hidden" id="asset-iq-results" tabIndex={-1} ref={headingRef}>
          {copy.heading}
        </h3>
        <div role="status">
          <p className="ui-medium">{fill(template, { count, all: total })}</p>
          {answer &&
            formatNotes(answer).map((note) => (
              <p key={note} className={`muted ${styles.note}`}>
                {note}
              </p>
            ))}
        </div>
        {assets.length > 0 && (
          <ExportButtons
            assets={assets}
            scoreOf={(id) => cardProps.results.get(id)?.score}
            customFields={customFields}
            baseName="asset-iq-results"
          />
        )}
      </div>
      {assets.length === 0 && (
        <div className={styles.empty}>
          <p className="title">{isFiltered ? copy.noneFiltered : copy.none}</p>
          <Examples
            headingId="asset-iq-suggestions"
            heading={copy.suggest}
            query=""
            onSearch={onSearch}
          />
        </div>
      )}
      <Cards assets={fullMatches} {...cardProps} />
      {partialMatches.length > 0 && (
        <>
          <p className={`ui-medium ${styles.nearMatches}`}>
            {fill(copy.near, { count: partialMatches.length })}
          </p>
          <Cards assets={partialMatches} {...cardProps} />
        </>
      )}
    </section>
  );
}

function Cards({ assets, results, selection, onOpen }: CardsProps) {
  const [maxCards, setMaxCards] = useState(cardsPerPage);
  return (
    <>
      <ul className={styles.cards}>
        {assets.slice(0, maxCards).map((asset) => (
          <ResultCard
            key={asset.id}
            asset={asset}
            result={results.get(asset.id)}
            selection={selection}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {assets.length > maxCards && (
        <Button
          className={styles.more}
          variant="outline"
          onClick={() => setMaxCards(maxCards + cardsPerPage)}
        >
          {fill(copy.more, { count: Math.min(cardsPerPage, assets.length - maxCards) })}
        </Button>
      )}
    </>
  );
}

const formatWords = (template: string, words: string[]) =>
  words.length > 0
    ? fill(template, { words: words.map((word) => `“${word}”`).join(' or '), count: words.length })
    : '';

function formatNotes({
  query,
  translation: { language, english, unknown },
  results,
  nearest,
  missing,
  unlabeled,
}: Answer) {
  const unmet = [...missing, ...unlabeled];
  const isPartial = nearest.length > 0 || results[0]?.matchesAll === false;
  const understood = listUnderstood(query).filter((part) => !unmet.includes(part));
  return [
    language && english ? fill(copy.translated, { language, english }) : '',
    formatWords(copy.unknown, unknown),
    query.corrections.length > 0
      ? fill(copy.corrected, {
          pairs: query.corrections.map((pair) => fill(copy.pair, pair)).join(', '),
        })
      : '',
    formatWords(copy.missing, missing),
    formatWords(copy.unlabeled, unlabeled),
    // Each term matches, but no asset matches all.
    isPartial && unmet.length === 0 ? copy.noneHasAll : '',
    isPartial && understood.length > 0
      ? fill(copy.understood, { words: understood.join(', ') })
      : '',
  ].filter(Boolean);
}
