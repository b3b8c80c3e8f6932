import type { ReactNode } from 'react';
import styles from './mdx.module.css';
import { Picture } from './Picture.tsx';
import { PreferencesLink } from './PreferencesLink.tsx';

/** The parts an MDX body may use beside Markdown: `<Figure>`, `<Takeaway>`, `<Quote>`, `<Table>`, `<Facts>`, `<PreferencesLink>`. */

function Figure({ picture, caption }: { picture: string; caption: string }) {
  return (
    <figure className={styles.figure}>
      <Picture name={picture} sizes="(max-width: 1040px) 100vw, 992px" />
      <figcaption className="mono">{caption}</figcaption>
    </figure>
  );
}

function Takeaway({ children }: { children: ReactNode }) {
  return (
    <aside className={styles.takeaway} aria-label="Takeaway">
      <p className="mono">Takeaway</p>
      {children}
    </aside>
  );
}

function Quote({ children }: { children: ReactNode }) {
  return (
    <blockquote className={`corners ${styles.quote}`}>
      {/* One line of MDX comes without a paragraph of its own. */}
      <div>{children}</div>
    </blockquote>
  );
}

/** A Markdown table with its caption; on narrow screens it scrolls by itself, reachable by keyboard. */
function Table({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    // What scrolls must take focus, so that keys can scroll it.
    <section className={styles.table} aria-label={caption} tabIndex={0}>
      <p className="mono">{caption}</p>
      {children}
    </section>
  );
}

function Facts({ get, time, need }: { get: string; time: string; need: string }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>What you get</dt>
        <dd>{get}</dd>
      </div>
      <div>
        <dt>How long it takes</dt>
        <dd>{time}</dd>
      </div>
      <div>
        <dt>What we need from you</dt>
        <dd>{need}</dd>
      </div>
    </dl>
  );
}

export const mdxParts = { Figure, Takeaway, Quote, Table, Facts, PreferencesLink };
