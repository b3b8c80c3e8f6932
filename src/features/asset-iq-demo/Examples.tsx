import { assetIqCopy } from './copy.ts';
import styles from './Examples.module.css';

type ExamplesProps = {
  id: string;
  heading: string;
  current: string;
  onSearch: (query: string) => void;
};

export function Examples({ id, heading, current, onSearch }: ExamplesProps) {
  return (
    <div className={styles.examples}>
      <p id={id}>{heading}</p>
      <ul className={styles.examples} aria-labelledby={id}>
        {assetIqCopy.examples.map((example) => (
          <li key={example}>
            <button
              type="button"
              aria-pressed={example === current}
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
