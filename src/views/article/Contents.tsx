import { hook, SCROLL_SPY } from '../../client/hooks.ts';
import { article } from '../../content/pages/article.ts';
import styles from './Contents.module.css';

export type Heading = { depth: number; slug: string; text: string };

/** The article's sections, beside it on wide screens; the one being read is marked while scrolling. */
export function Contents({ headings }: { headings: Heading[] }) {
  return (
    <nav className={styles.contents} aria-labelledby="contents-heading" {...hook(SCROLL_SPY)}>
      <h2 className="label" id="contents-heading">
        {article.contents}
      </h2>
      <ol>
        {headings
          .filter(({ depth }) => depth === 2)
          .map(({ slug, text }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{text}</a>
            </li>
          ))}
      </ol>
    </nav>
  );
}
