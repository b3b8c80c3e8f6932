import type { Found } from './finder.ts';
import styles from './SearchBox.module.css';

/** A section that was found: its heading, its page and its beginning, the words by which it was found marked. */
export function SearchResult({ href, title, heading, beginning, met }: Found) {
  const words = new Set(met);
  const shown = `${href} ${title} ${heading} ${beginning}`.toLowerCase();
  // Met where the result does not show it, further down in the section.
  const further = met.filter((word) => !shown.includes(word));
  return (
    <li>
      <a className={styles.result} href={href}>
        <span className="ui-medium">
          <Marked text={heading || title} words={words} />
        </span>
        <span className={`label ${styles.page}`}>{heading ? <Marked text={title} words={words} /> : href}</span>
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

/** A text with those of its words in `<mark>`. */
const Marked = ({ text, words }: { text: string; words: Set<string> }) =>
  text
    .split(/([\p{L}\p{N}]+)/u)
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name than their place.
    .map((piece, at) => (words.has(piece.toLowerCase()) ? <mark key={at}>{piece}</mark> : piece));
