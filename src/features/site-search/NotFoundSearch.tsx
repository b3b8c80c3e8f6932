import { useEffect, useRef, useState } from 'react';
import { search as words } from '../../content/pages/search.ts';
import styles from './NotFoundSearch.module.css';
import { nearestPages } from './nearest.ts';
import { SearchBox } from './SearchBox.tsx';
import { type Named, siteIndex } from './site-index.ts';
import { isTelling, wordsIn } from './words.ts';

const RESULTS = 6;
const NEAREST = 3;

/** The 404 page's own search: for the words of the wrong address, and of the pages whose address is most like it. */
export function NotFoundSearch() {
  const input = useRef<HTMLInputElement>(null);
  const [nearest, setNearest] = useState<Named[]>([]);
  useEffect(() => {
    siteIndex()
      .then(({ pages }) => pages())
      .then(
        (pages) => setNearest(nearestPages(wrongPath(), pages, NEAREST)),
        // Without the index there are no nearest pages; the box says what is the matter and offers to try again.
        () => undefined,
      );
  }, []);
  return (
    <>
      {nearest.length > 0 && (
        <section aria-labelledby="nearest">
          <h2 className="label" id="nearest">
            {words.nearest}
          </h2>
          <ul className={`ui-medium ${styles.nearest}`}>
            {nearest.map(({ href, title }) => (
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
        <SearchBox id="search-page" limit={RESULTS} label={words.ofAddress} input={input} initialQuery={() => wordsOf(wrongPath())} />
      </div>
    </>
  );
}

/** The words of an address, without its ending and its numbers. */
const wordsOf = (path: string) => [...new Set(wordsIn(path.replace(/\.\w+$/, '').replace(/\d+/g, ' ')))].filter(isTelling).join(' ');

function wrongPath(): string {
  try {
    return decodeURIComponent(location.pathname);
  } catch {
    return location.pathname;
  }
}
