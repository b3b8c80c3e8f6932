import type { SearchHit } from './finder.ts';
import styles from './SearchBox.module.css';

export function SearchResult({ href, title, heading, excerpt, matchedTerms }: SearchHit) {
  const terms = new Set(matchedTerms);
  const resultText = `${href} ${title} ${heading} ${excerpt}`.toLowerCase();
  // Terms that only the rest of the section contains.
  const hiddenTerms = matchedTerms.filter((term) => !resultText.includes(term));
  return (
    <li>
      <a className={styles.result} href={href}>
        <span className="ui-medium">
          <Marked text={heading || title} terms={terms} />
        </span>
        <span className={`label ${styles.page}`}>
          {heading ? <Marked text={title} terms={terms} /> : href}
        </span>
        <span className={`muted ${styles.excerpt}`}>
          <Marked text={excerpt} terms={terms} />
          {hiddenTerms.length > 0 && (
            <>
              {excerpt.endsWith('…') ? ' ' : ' … '}
              <Marked text={hiddenTerms.join(' … ')} terms={terms} />
            </>
          )}
        </span>
      </a>
    </li>
  );
}

const Marked = ({ text, terms }: { text: string; terms: Set<string> }) =>
  text.split(/([\p{L}\p{N}]+)/u).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text may repeat.
    terms.has(piece.toLowerCase()) ? <mark key={index}>{piece}</mark> : piece,
  );
