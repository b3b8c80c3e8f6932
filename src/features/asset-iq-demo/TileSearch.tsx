import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { fetchJson } from '../../client/fetch-json.ts';
import { Button } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
import { ArrowIcon } from '../../components/icons.tsx';
import { fill } from '../../content/fill.ts';
import { AssetPicture } from './AssetPicture.tsx';
import { createResultBoxes } from './boxes.ts';
import { assetIqCopy } from './copy.ts';
import type { LibraryAsset } from './library/asset.ts';
import type { createSearch } from './search/search.ts';
import styles from './TileSearch.module.css';

const copy = assetIqCopy.results;
const maxResults = 3;

/** In the tile of Asset IQ on the home page. `children` shows the answer to `example`. */
export function TileSearch({
  libraryUrl,
  demoUrl,
  example,
  seeAll,
  children,
}: {
  libraryUrl: string;
  demoUrl: string;
  example: string;
  seeAll: string;
  children?: ReactNode;
}) {
  const [query, setQuery] = useState(example);
  const [loaded, setLoaded] = useState<{
    search: ReturnType<typeof createSearch>;
    assets: LibraryAsset[];
  }>();
  const isRequested = useRef(false);
  const load = async () => {
    if (isRequested.current) return;
    isRequested.current = true;
    try {
      const [{ createSearch }, assets] = await Promise.all([
        import('./search/search.ts'),
        fetchJson<LibraryAsset[]>(libraryUrl),
      ]);
      setLoaded({ search: createSearch(assets), assets });
    } catch {
      isRequested.current = false;
    }
  };
  const deferredQuery = useDeferredValue(query);
  const results = useMemo(
    () => loaded?.search(deferredQuery).results.filter(({ matchesAll }) => matchesAll),
    [loaded, deferredQuery],
  );
  const question = query.trim() || example;
  const hrefOf = (assetId?: string) =>
    `${demoUrl}?${new URLSearchParams({ ask: question, ...(assetId && { asset: assetId }) })}`;
  const showsResults = results && loaded && question !== example;
  return (
    <>
      <search onFocus={load}>
        <form
          className={styles.form}
          action={demoUrl}
          onSubmit={(event) => {
            event.preventDefault();
            location.assign(hrefOf());
          }}
        >
          <Field
            id="tile-search"
            type="search"
            label={assetIqCopy.search.label}
            autoComplete="off"
            maxLength={200}
            value={query}
            onChange={({ target }) => {
              setQuery(target.value);
              load();
            }}
          />
          <Button type="submit" aria-label={assetIqCopy.search.submit}>
            <ArrowIcon />
          </Button>
        </form>
      </search>
      {showsResults ? (
        <>
          <ul className={styles.results}>
            {results.slice(0, maxResults).map((result) => {
              const asset = result.asset as LibraryAsset;
              return (
                <li key={asset.id}>
                  <a href={hrefOf(asset.id)}>
                    <AssetPicture
                      asset={asset}
                      boxes={createResultBoxes(asset, result).map((box) => ({
                        ...box,
                        label: undefined,
                        small: true,
                      }))}
                      sizes="140px"
                    />
                  </a>
                </li>
              );
            })}
          </ul>
          <p className="label" role="status">
            {fill(results.length > 0 ? copy.found : copy.noneOf, {
              count: results.length,
              all: loaded.assets.length,
            })}
          </p>
          <a className="link tap-target" href={hrefOf()}>
            {seeAll}
          </a>
        </>
      ) : (
        children
      )}
    </>
  );
}
