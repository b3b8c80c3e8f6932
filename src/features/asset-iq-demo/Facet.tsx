import { useState } from 'react';
import { TickIcon } from '../../components/icons.tsx';
import { demoWords } from '../../content/pages/asset-iq-demo.ts';
import styles from './Filters.module.css';
import { countFacet, type FacetName, type FacetSelection, toggleFacet } from './facets.ts';
import type { Asset } from './library/asset.ts';

const words = demoWords.filters;
/** Values a facet shows before 'All' is pressed. */
const few = 8;

type FacetProps = {
  name: FacetName;
  found: Asset[];
  selection: FacetSelection;
  /** Without it the values are only read. */
  onSelect?: (selection: FacetSelection) => void;
};

/** One kind of filter: its values and how many assets each would leave. */
export function Facet({ name, found, selection, onSelect }: FacetProps) {
  const [all, setAll] = useState(false);
  const counts = countFacet(found, selection, name);
  const shown = all ? counts : counts.filter(({ value }, index) => index < few || selection[name].includes(value));
  if (counts.length === 0) return null;
  return (
    <details className={styles.facet} open={name === 'object' || name === 'face' || name === 'symbol'}>
      <summary className="ui-medium">{demoWords.facets[name]}</summary>
      <ul aria-label={demoWords.facets[name]}>
        {shown.map(({ value, count }) => (
          <li key={value}>
            {onSelect ? (
              <label className={styles.value}>
                <input type="checkbox" checked={selection[name].includes(value)} onChange={() => onSelect(toggleFacet(selection, name, value))} />
                <span className={styles.tick} aria-hidden="true">
                  <TickIcon />
                </span>
                <span>{value}</span> <span className="label">{count}</span>
              </label>
            ) : (
              <>
                {value} <span className="label">{count}</span>
              </>
            )}
          </li>
        ))}
      </ul>
      {onSelect && counts.length > few && (
        <button className={styles.more} type="button" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words.fewer : words.all(counts.length)}
        </button>
      )}
    </details>
  );
}
