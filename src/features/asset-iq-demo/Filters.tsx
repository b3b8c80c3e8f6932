import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { demoWords } from '../../content/pages/asset-iq-demo.ts';
import { Facet } from './Facet.tsx';
import styles from './Filters.module.css';
import { emptySelection, type FacetSelection, facetNames } from './facets.ts';
import type { Asset } from './library/asset.ts';

const words = demoWords.filters;

type FiltersProps = { found: Asset[]; selection: FacetSelection; onSelect: (selection: FacetSelection) => void; className?: string };

/** The faceted filters. On a narrow screen they collapse behind their heading. */
export function Filters({ found, selection, onSelect, className }: FiltersProps) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const choices = facetNames.flatMap((name) => selection[name]).length;
  return (
    <div className={className}>
      <div className={styles.head}>
        <h3 className="ui-medium">
          <span className={styles.wide}>{words.heading}</span>
          <button className={styles.fold} type="button" aria-expanded={open} aria-controls={panel} onClick={() => setOpen(!open)}>
            {words.heading}
            {choices > 0 && ` (${choices})`}
          </button>
        </h3>
        {choices > 0 && (
          <button className={styles.clear} type="button" onClick={() => onSelect(emptySelection)}>
            {words.clear}
          </button>
        )}
      </div>
      <div className={clsx(!open && styles.folded) || undefined} id={panel}>
        {facetNames.map((name) => (
          <Facet key={name} name={name} found={found} selection={selection} onSelect={onSelect} />
        ))}
      </div>
    </div>
  );
}
