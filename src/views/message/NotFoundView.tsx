import { Picture } from '../../components/Picture.tsx';
import { answers } from '../../content/pages/messages.ts';
import styles from './NotFoundView.module.css';

export type PageLink = { href: string; label: string };

/** The 404 page: the names of all pages to search through, and links on. */
export function NotFoundView({ picture, pages, onward }: { picture: string; pages: PageLink[]; onward: PageLink[] }) {
  const { title, lede, search, onward: onwardHeading } = answers.notFound;
  return (
    <div className={`wrap grid ${styles.view}`}>
      <div className={styles.words}>
        <p className="mono">404</p>
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
        <search className={styles.search}>
          <label htmlFor="page-search">{search}</label>
          <input id="page-search" type="search" autoComplete="off" data-page-search="page-results" />
          <ul className={styles.results} id="page-results" hidden>
            {pages.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
          <p className="mono" data-page-count aria-live="polite" />
        </search>
        <h2>{onwardHeading}</h2>
        <ul className={styles.onward}>
          {onward.map(({ href, label }) => (
            <li key={href}>
              <a className="link on-own-line" href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.art}>
        <Picture name={picture} sizes="(max-width: 1024px) 90vw, 540px" decorative first />
      </div>
    </div>
  );
}
