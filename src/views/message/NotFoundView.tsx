import { Picture } from '../../components/Picture.tsx';
import { answers } from '../../content/pages/messages.ts';
import { SearchBox } from '../../features/site-search/SearchBox.tsx';
import { routes } from '../../routes.ts';
import styles from './NotFoundView.module.css';

type PageLink = { href: string; label: string };

/** The 404 page: the pages whose address is nearest, the search with the words of the wrong address, and links on (`features/site-search/not-found-page.ts`). */
export function NotFoundView({ picture, onward }: { picture: string; onward: PageLink[] }) {
  const { title, lede, nearest, search, onward: onwardHeading } = answers.notFound;
  return (
    <div className={`wrap grid ${styles.view}`}>
      <div className={styles.copy}>
        <p className="label">404</p>
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
        <section aria-labelledby="nearest" data-nearest hidden>
          <h2 id="nearest">{nearest}</h2>
          <ul className={styles.nearest}>
            <li>
              <a className="link tap-target" href={routes.search}>
                {nearest}
              </a>
            </li>
          </ul>
        </section>
        <div className={styles.search}>
          <SearchBox id="search-page" label={search} />
        </div>
        <h2>{onwardHeading}</h2>
        <ul className={styles.links}>
          {onward.map(({ href, label }) => (
            <li key={href}>
              <a className="link tap-target" href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.art}>
        <Picture name={picture} sizes="(max-width: 1024px) 90vw, 540px" decorative priority />
      </div>
    </div>
  );
}
