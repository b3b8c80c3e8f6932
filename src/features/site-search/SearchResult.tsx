import type { SearchHit } from './finder.ts';
import styles from './SearchBox.module.css';

export function SearchResult({ href, title, heading, excerpt, matchedTerms }: SearchHit) {
  const terms = new Set(matchedTerms);
  const resultText = `${heading ? '' : href} ${title} ${heading} ${excerpt}`.toLowerCase();
  // Contains joined words such as `assetiq`.
  const joinedText = resultText.replace(/[^\p{L}\p{N}]+/gu, '');
  // Matched in text after the excerpt, or in a URL that is not shown.
  const missingTerms = matchedTerms.filter(
    (term) => !resultText.includes(term) && !joinedText.includes(term),
  );
  return (
    <li>
      <a className={styles.result} href={href}>
        <span className="ui-medium">
          <Marked text={heading || title} terms={terms} />
        </span>
        <span className={`label ${styles.titleOrPath}`}>
          {heading ? <Marked text={title} terms={terms} /> : href}
        </span>
        <span className={`muted ${styles.excerpt}`}>
          <Marked text={excerpt} terms={terms} />
          {missingTerms.length > 0 && (
            <>
              {excerpt.endsWith('…') ? ' ' : ' … '}
              <Marked text={missingTerms.join(' … ')} terms={terms} />
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
