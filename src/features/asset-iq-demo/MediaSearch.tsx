import { startTransition, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { demoWords } from '../../content/pages/asset-iq-demo.ts';
import { Detail } from './Detail.tsx';
import { Examples } from './Examples.tsx';
import { Filters } from './Filters.tsx';
import { type Chosen, meetsChoice, noChoice } from './facets.ts';
import { type Field, fieldText, keepFields, readFields } from './fields.ts';
import type { LibraryAsset } from './library/asset.ts';
import styles from './MediaSearch.module.css';
import { Results } from './Results.tsx';
import { SearchField } from './SearchField.tsx';
import { searchOver } from './search/search.ts';
import { type Asked, readAddress } from './url-state.ts';
import { useAddress } from './use-url-state.ts';

/** The search: what is asked stands in the field, in the filters and in the page's address; everything else follows from it. */
export function MediaSearch({ assets }: { assets: LibraryAsset[] }) {
  const [asked, setAsked] = useState<Asked>(() => readAddress(location.search));
  const [fields, setFields] = useState<Field[]>(readFields);
  const [openId, setOpenId] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  useAddress(asked);
  useEffect(() => keepFields(fields), [fields]);

  // What is typed and ticked shows at once; the answer follows when there is time.
  const question = asked.query ?? demoWords.examples[0] ?? '';
  const query = useDeferredValue(question);
  const chosen = useDeferredValue(asked.chosen);
  const searchedFields = useDeferredValue(fields);
  const search = useMemo(() => searchOver(assets, (id) => fieldText(searchedFields, id)), [assets, searchedFields]);
  const answer = useMemo(() => (query.trim() ? search(query) : undefined), [search, query]);
  const found = useMemo(() => answer?.results.map(({ asset }) => asset as LibraryAsset) ?? assets, [answer, assets]);
  const shown = useMemo(() => found.filter((asset) => meetsChoice(asset, chosen)), [found, chosen]);

  const ask = (text: string) => setAsked({ query: text, chosen: asked.chosen });
  const choose = (choice: Chosen) => setAsked({ query: question, chosen: choice });
  const askOnly = (text: string) => setAsked({ query: text, chosen: noChoice });
  const seeAll = (choice: Partial<Chosen>) => {
    setOpenId(undefined);
    setAsked({ query: '', chosen: { ...noChoice, ...choice } });
    place.current?.scrollIntoView({ block: 'start' });
  };
  // The click paints first, the panel is drawn after it.
  const openLater = useCallback((id: string) => startTransition(() => setOpenId(id)), []);
  const open = assets.find(({ id }) => id === openId);

  return (
    <div className={styles.search} ref={place}>
      <SearchField query={question} onAsk={ask} />
      <Examples id="asset-iq-examples" heading={demoWords.search.examples} current={question} onAsk={askOnly} />
      <div className={`grid ${styles.body}`}>
        <Filters className={styles.rail} found={found} chosen={asked.chosen} onChoose={choose} />
        <Results
          className={styles.results}
          assets={shown}
          total={assets.length}
          filtered={shown.length < found.length}
          answer={answer}
          chosen={chosen}
          fields={fields}
          onAsk={askOnly}
          onOpen={openLater}
        />
      </div>
      {open && <Detail asset={open} assets={assets} fields={fields} onFields={setFields} onSeeAll={seeAll} onClose={() => setOpenId(undefined)} />}
    </div>
  );
}
