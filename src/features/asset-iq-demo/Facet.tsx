import { useState } from 'react';
import { TickIcon } from '../../components/icons.tsx';
import { demoWords } from '../../content/pages/asset-iq-demo.ts';
import styles from './Filters.module.css';
import { countFacet, type FacetName, type FacetSelection, toggleFacet } from './facets.ts';
import type { Asset } from './library/asset.ts';

const words = demoWords.filters;
/** Values a facet shows before 'All' is pressed. */
const few = 8;

type FacetProps = { name: FacetName; found: Asset[]; chosen: FacetSelection /** Without it the values are only read. */; onChoose?: (chosen: FacetSelection) => void };

/** One kind of filter: its values and how many assets each would leave. */
export function Facet({ name, found, chosen, onChoose }: FacetProps) {
  const [all, setAll] = useState(false);
  const counts = countFacet(found, chosen, name);
  const shown = all ? counts : counts.filter(({ value }, index) => index < few || chosen[name].includes(value));
  if (counts.length === 0) return null;
  return (
    <details className={styles.facet} open={name === 'object' || name === 'face' || name === 'symbol'}>
      <summary>{demoWords.facets[name]}</summary>
      <ul aria-label={demoWords.facets[name]}>
        {shown.map(({ value, count }) => (
          <li key={value}>
            {onChoose ? (
              <label className={styles.value}>
                <input type="checkbox" checked={chosen[name].includes(value)} onChange={() => onChoose(toggleFacet(chosen, name, value))} />
                <span className={styles.tick} aria-hidden="true">
                  <TickIcon />
                </span>
                <span>{value}</span> <span className={styles.count}>{count}</span>
              </label>
            ) : (
              <>
                {value} <span className={styles.count}>{count}</span>
              </>
            )}
          </li>
        ))}
      </ul>
      {onChoose && counts.length > few && (
        <button className={styles.more} type="button" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words.fewer : words.all(counts.length)}
        </button>
      )}
    </details>
  );
}
