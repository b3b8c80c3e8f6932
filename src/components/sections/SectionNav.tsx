import { clsx } from 'clsx';
import { dataAttribute, SCROLL_SPY } from '../../client/data-attributes.ts';
import { pageCopy } from '../../content/page-copy.ts';
import { DividedList } from '../primitives/layout.tsx';
import styles from './SectionNav.module.css';

const copy = pageCopy('article');

export type NavEntry = { slug: string; text: string };

/** Links to the sections of a page. Scrolling marks the link to the current section. */
export function SectionNav({
  name,
  heading,
  entries,
  className,
}: {
  /** The heading's id is `NAME-heading`. */
  name: string;
  heading: string;
  entries: NavEntry[];
  className?: string;
}) {
  const id = `${name}-heading`;
  return (
    <nav
      className={clsx(styles.nav, className)}
      aria-labelledby={id}
      {...dataAttribute(SCROLL_SPY)}
    >
      <h2 className="label" id={id}>
        {heading}
      </h2>
      <DividedList as="ol" className="link-list">
        {entries.map(({ slug, text }) => (
          <li key={slug}>
            <a className="corner-brackets" href={`#${slug}`}>
              {text}
            </a>
          </li>
        ))}
      </DividedList>
    </nav>
  );
}

export type Heading = { depth: number; slug: string; text: string };

export function TableOfContents({ headings }: { headings: Heading[] }) {
  return (
    <SectionNav
      className={`screen-only ${styles.tableOfContents}`}
      name="contents"
      heading={copy.contents}
      entries={headings.filter(({ depth }) => depth === 2)}
    />
  );
}
