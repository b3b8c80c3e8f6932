import { useEffect, useRef, useState } from 'react';
import copy from '../../content/pages/search.json' with { type: 'json' };
import styles from './NotFoundSearch.module.css';
import { nearestPages } from './nearest.ts';
import { SearchBox } from './SearchBox.tsx';
import { type ListedPage, siteIndex } from './site-index.ts';
import { isSignificant, tokenize } from './tokenize.ts';

const MAX_RESULTS = 6;
const MAX_SIMILAR = 3;

/** Searches for the words of the requested URL; lists pages with a similar URL or title. */
export function NotFoundSearch() {
  const input = useRef<HTMLInputElement>(null);
  const [similarPages, setSimilarPages] = useState<ListedPage[]>([]);
  useEffect(() => {
    siteIndex()
      .then(({ pageTitles }) => pageTitles())
      .then(
        (pages) => setSimilarPages(nearestPages(requestedPath(), pages, MAX_SIMILAR)),
        // Ignored: the search box reports errors.
        () => undefined,
      );
  }, []);
  return (
    <>
      {similarPages.length > 0 && (
        <section aria-labelledby="nearest">
          <h2 className="label" id="nearest">
            {copy.nearest}
          </h2>
          <ul className={`ui-medium ${styles.pageList}`}>
            {similarPages.map(({ href, title }) => (
              <li key={href}>
                <a className="link tap-target" href={href}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.search}>
        <SearchBox
          id="search-page"
          maxResults={MAX_RESULTS}
          label={copy.fromUrl}
          input={input}
          initialQuery={() => queryFrom(requestedPath())}
        />
      </div>
    </>
  );
}

const queryFrom = (path: string) =>
  [...new Set(tokenize(path.replace(/\.\w+$/, '').replace(/\d+/g, ' ')))]
    .filter(isSignificant)
    .join(' ');

function requestedPath(): string {
  try {
    return decodeURIComponent(location.pathname);
  } catch {
    return location.pathname;
  }
}
