import { demoWords } from '../../content/pages/asset-iq-demo.ts';
import styles from './Examples.module.css';

type ExamplesProps = { id: string; heading: string; current: string; onSearch: (query: string) => void };

/** Questions that have an answer. */
export function Examples({ id, heading, current, onSearch }: ExamplesProps) {
  return (
    <div className={styles.examples}>
      <p id={id}>{heading}</p>
      <ul aria-labelledby={id}>
        {demoWords.examples.map((example) => (
          <li key={example}>
            <button type="button" aria-pressed={example === current} onClick={() => onSearch(example)}>
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
