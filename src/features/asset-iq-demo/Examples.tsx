import { assetIqCopy } from './copy.ts';
import styles from './Examples.module.css';

export function Examples({
  headingId,
  heading,
  query,
  onSearch,
}: {
  headingId: string;
  heading: string;
  query: string;
  onSearch: (query: string) => void;
}) {
  return (
    <div className={styles.examples}>
      <p id={headingId}>{heading}</p>
      <ul aria-labelledby={headingId}>
        {assetIqCopy.examples.map((example) => (
          <li key={example}>
            <button
              className="text-button"
              type="button"
              aria-pressed={example === query}
              onClick={() => onSearch(example)}
            >
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
