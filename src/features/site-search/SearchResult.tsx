import type { Found } from './finder.ts';
import styles from './SearchBox.module.css';

/** A result with marked words. */
export function SearchResult({ href, title, heading, beginning, matchedTerms }: Found) {
  const words = new Set(matchedTerms);
  const shown = `${href} ${title} ${heading} ${beginning}`.toLowerCase();
  // Matches beyond the displayed beginning.
  const further = matchedTerms.filter((word) => !shown.includes(word));
  return (
    <li>
      <a className={styles.result} href={href}>
        <span className="ui-medium">
          <Marked text={heading || title} words={words} />
        </span>
        <span className={`label ${styles.page}`}>
          {heading ? <Marked text={title} words={words} /> : href}
        </span>
        <span className={`muted ${styles.beginning}`}>
          <Marked text={beginning} words={words} />
          {further.length > 0 && (
            <>
              {beginning.endsWith('…') ? ' ' : ' … '}
              <Marked text={further.join(' … ')} words={words} />
            </>
          )}
        </span>
      </a>
    </li>
  );
}

const Marked = ({ text, words }: { text: string; words: Set<string> }) =>
  text
    .split(/([\p{L}\p{N}]+)/u)
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name than their place.
    .map((piece, at) => (words.has(piece.toLowerCase()) ? <mark key={at}>{piece}</mark> : piece));
