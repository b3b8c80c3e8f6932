import type { ComponentType, ReactNode } from 'react';
import type { MdxComponentName, MdxProps } from '../content/mdx-schema.ts';
import article from '../content/pages/article.json' with { type: 'json' };
import { Bars } from './Bars.tsx';
import styles from './mdx-components.module.css';
import { VendorDocs } from './VendorDocs.tsx';

export function FigureFrame({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption className="label">{caption}</figcaption>
    </figure>
  );
}

function Takeaway({ children }: MdxProps<'Takeaway'>) {
  return (
    <aside className={`panel ${styles.takeaway}`} aria-label={article.takeaway}>
      <p className="label">{article.takeaway}</p>
      {children}
    </aside>
  );
}

function Quote({ children }: MdxProps<'Quote'>) {
  return (
    <blockquote className={`corners ${styles.quote}`}>
      <div>{children}</div>
    </blockquote>
  );
}

/** A Markdown table with a caption. Scrolls horizontally if it is too wide. */
function Table({ caption, children }: MdxProps<'Table'>) {
  return (
    // Focusable, so that keys can scroll it.
    <section className={styles.table} aria-label={caption} tabIndex={0}>
      <p className="label">{caption}</p>
      {children}
    </section>
  );
}

/** What the client gets, how long it takes, what we need. */
function Facts(facts: MdxProps<'Facts'>) {
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

type SharedName = Exclude<MdxComponentName, 'Figure' | 'PreferencesLink'>;

/** For pages and for the preview of the editor. */
export const sharedMdxComponents: { [Name in SharedName]: ComponentType<MdxProps<Name>> } = {
  Table,
  Quote,
  Takeaway,
  Facts,
  Bars,
  VendorDocs,
};
