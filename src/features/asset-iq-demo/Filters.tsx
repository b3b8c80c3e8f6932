import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { TickIcon } from '../../components/icons.tsx';
import { demoWords } from '../../content/pages/asset-iq-demo.ts';
import styles from './Filters.module.css';
import { countFacet, emptySelection, type FacetName, type FacetSelection, facetNames, toggleFacet } from './facets.ts';
import type { Asset } from './library/asset.ts';

const words = demoWords.filters;
/** Values a facet shows before 'All' is pressed. */
const few = 8;

type FiltersProps = { found: Asset[]; chosen: FacetSelection; onChoose: (chosen: FacetSelection) => void; className?: string };

/** The faceted filters. On a narrow screen they collapse behind their heading. */
export function Filters({ found, chosen, onChoose, className }: FiltersProps) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const choices = facetNames.flatMap((name) => chosen[name]).length;
  return (
    <div className={className}>
      <div className={styles.head}>
        <h3>
          <span className={styles.wide}>{words.heading}</span>
          <button className={styles.fold} type="button" aria-expanded={open} aria-controls={panel} onClick={() => setOpen(!open)}>
            {words.heading}
            {choices > 0 && ` (${choices})`}
          </button>
        </h3>
        {choices > 0 && (
          <button className={styles.clear} type="button" onClick={() => onChoose(emptySelection)}>
            {words.clear}
          </button>
        )}
      </div>
      <div className={clsx(!open && styles.folded) || undefined} id={panel}>
        {facetNames.map((name) => (
          <Facet key={name} name={name} found={found} chosen={chosen} onChoose={onChoose} />
        ))}
      </div>
    </div>
  );
}

function Facet({ name, found, chosen, onChoose }: Omit<FiltersProps, 'className'> & { name: FacetName }) {
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
            <label className={styles.value}>
              <input type="checkbox" checked={chosen[name].includes(value)} onChange={() => onChoose(toggleFacet(chosen, name, value))} />
              <span className={styles.tick} aria-hidden="true">
                <TickIcon />
              </span>
              <span>{value}</span> <span className={styles.count}>{count}</span>
            </label>
          </li>
        ))}
      </ul>
      {counts.length > few && (
        <button className={styles.more} type="button" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words.fewer : words.all(counts.length)}
        </button>
      )}
    </details>
  );
}
