import type { ReactNode } from 'react';
import { article } from '../content/pages/article.ts';
import { pictureName } from '../content/picture-name.ts';
import { Bars } from './Bars.tsx';
import styles from './mdx-components.module.css';
import { Picture } from './Picture.tsx';
import { PreferencesLink } from './PreferencesLink.tsx';
import { VendorDocs } from './VendorDocs.tsx';

/** The parts an MDX body may use beside Markdown: `<Figure>`, `<Takeaway>`, `<Quote>`, `<Table>`, `<Bars>`, `<Facts>`, `<PreferencesLink>`, `<VendorDocs>`. */

function Figure({ picture, caption, alt }: { picture: string; caption: string; alt?: string }) {
  return (
    <figure className={styles.figure}>
      <Picture name={pictureName(picture)} alt={alt} sizes="(max-width: 1040px) 100vw, 992px" />
      <figcaption className="label">{caption}</figcaption>
    </figure>
  );
}

function Takeaway({ children }: { children: ReactNode }) {
  return (
    <aside className={styles.takeaway} aria-label={article.takeaway}>
      <p className="label">{article.takeaway}</p>
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
      <p className="label">{caption}</p>
      {children}
    </section>
  );
}

function Facts(facts: Record<keyof typeof article.facts, string>) {
  return (
    <dl className={styles.facts}>
      {(['get', 'time', 'need'] as const).map((key) => (
        <div key={key}>
          <dt className="label">{article.facts[key]}</dt>
          <dd>{facts[key]}</dd>
        </div>
      ))}
    </dl>
  );
}

export const mdxComponents = { Figure, Takeaway, Quote, Table, Bars, Facts, PreferencesLink, VendorDocs };
