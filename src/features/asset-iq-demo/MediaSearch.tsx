import {
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ContactTopicLink } from '../../components/ContactTopicLink.tsx';
import { useFragmentState } from '../../demo-shared/use-fragment-state.ts';
import { assetIqCopy } from './copy.ts';
import { Detail } from './Detail.tsx';
import { Examples } from './Examples.tsx';
import { Filters } from './Filters.tsx';
import { emptySelection, type FacetSelection, matchesSelection } from './facets.ts';
import { type CustomField, fieldText, loadFields, saveFields } from './fields.ts';
import type { LibraryAsset } from './library/asset.ts';
import styles from './MediaSearch.module.css';
import { Results } from './Results.tsx';
import { SearchField } from './SearchField.tsx';
import { createSearch } from './search/search.ts';
import { formatUrlState, parseUrlState } from './url-state.ts';

const [defaultQuery = ''] = assetIqCopy.examples;

export function MediaSearch({ assets }: { assets: LibraryAsset[] }) {
  const [state, setState] = useFragmentState(parseUrlState, formatUrlState);
  const [customFields, setFields] = useState<CustomField[]>(loadFields);
  const container = useRef<HTMLDivElement>(null);
  const resultsHeading = useRef<HTMLHeadingElement>(null);
  useEffect(() => saveFields(customFields), [customFields]);

  const query = state.query ?? defaultQuery;
  const deferredQuery = useDeferredValue(query);
  const selection = useDeferredValue(state.selection);
  const deferredFields = useDeferredValue(customFields);
  const search = useMemo(
    () => createSearch(assets, (id) => fieldText(deferredFields, id)),
    [assets, deferredFields],
  );
  const answer = useMemo(
    () => (deferredQuery.trim() ? search(deferredQuery) : undefined),
    [search, deferredQuery],
  );
  const results = useMemo(() => {
    const shown = answer && [...answer.results, ...answer.nearest];
    return new Map(shown?.map((result) => [result.asset.id, result]));
  }, [answer]);
  const matchingAssets = answer
    ? [...results.values()].map(({ asset }) => asset as LibraryAsset)
    : assets;
  const filteredAssets = matchingAssets.filter((asset) => matchesSelection(asset, selection));

  const startOver = (text: string) => setState({ query: text, selection: emptySelection });
  const seeAll = (selected: FacetSelection) => {
    setState({ query: '', selection: selected });
    container.current?.scrollIntoView();
    resultsHeading.current?.focus({ preventScroll: true });
  };
  // Shows the clicked button as pressed before the dialog renders.
  const openAsset = useCallback(
    (id: string) =>
      startTransition(() =>
        setState((current) => ({
          ...current,
          query: current.query ?? defaultQuery,
          asset: id,
        })),
      ),
    [setState],
  );
  const close = () => setState(({ asset: _, ...current }) => current);
  const openedAsset = assets.find(({ id }) => id === state.asset);

  return (
    <div className={styles.search} ref={container}>
      <SearchField
        query={query}
        onSearch={(text) => setState({ query: text, selection: state.selection })}
      />
      <Examples
        headingId="asset-iq-examples"
        heading={assetIqCopy.search.examples}
        query={query}
        onSearch={startOver}
      />
      <div className={`grid ${styles.body}`}>
        <Filters
          className={styles.rail}
          assets={matchingAssets}
          selection={state.selection}
          onSelect={(selected) => setState({ query, selection: selected })}
        />
        <Results
          className={styles.results}
          headingRef={resultsHeading}
          assets={filteredAssets}
          results={results}
          total={assets.length}
          isFiltered={filteredAssets.length < matchingAssets.length}
          answer={answer}
          selection={selection}
          customFields={customFields}
          onSearch={startOver}
          onOpen={openAsset}
        />
      </div>
      {answer && filteredAssets.length > 0 && <ContactTopicLink topic="assetIq" />}
      {openedAsset && (
        <Detail
          key={openedAsset.id}
          asset={openedAsset}
          result={results.get(openedAsset.id)}
          assets={assets}
          customFields={customFields}
          onFieldsChange={setFields}
          onSeeAll={seeAll}
          onClose={close}
        />
      )}
    </div>
  );
}
