import { useId, useState } from 'react';
import { fill } from '../../content/fill.ts';
import { assetIqCopy } from './copy.ts';
import styles from './Filters.module.css';
import {
  countFacet,
  emptySelection,
  type FacetName,
  type FacetSelection,
  facetNames,
  toggleFacet,
} from './facets.ts';
import type { Asset } from './library/asset.ts';

const copy = assetIqCopy.filters;
const maxInitialItems = 8;
const initiallyOpen: FacetName[] = ['object', 'face', 'symbol'];

type FiltersProps = {
  assets: Asset[];
  selection: FacetSelection;
  /** If absent, values are read-only. */
  onSelect?: (selection: FacetSelection) => void;
};

export function Filters({
  assets,
  selection,
  onSelect,
  className,
}: Required<FiltersProps> & { className?: string }) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const selectedCount = Object.values(selection).flat().length;
  return (
    <div className={className}>
      <div className={`spread ${styles.head}`}>
        <h3 className="ui-medium">
          <span className={styles.wideOnly}>{copy.heading}</span>
          <button
            className={styles.toggle}
            type="button"
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setOpen(!isOpen)}
          >
            {selectedCount > 0 ? `${copy.heading} (${selectedCount})` : copy.heading}
          </button>
        </h3>
        {selectedCount > 0 && (
          <button className={styles.action} type="button" onClick={() => onSelect(emptySelection)}>
            {copy.clear}
          </button>
        )}
      </div>
      <div className={isOpen ? undefined : styles.closedPanel} id={panelId}>
        <Facets assets={assets} selection={selection} onSelect={onSelect} />
      </div>
    </div>
  );
}

export const Facets = (props: FiltersProps) =>
  facetNames.map((name) => <Facet key={name} name={name} {...props} />);

function Facet({ name, assets, selection, onSelect }: FiltersProps & { name: FacetName }) {
  const [showsAll, setShowsAll] = useState(false);
  const counts = countFacet(assets, selection, name);
  if (counts.length === 0) return null;
  return (
    <details className={styles.facet} open={initiallyOpen.includes(name)}>
      <summary className="ui-medium">{assetIqCopy.facets[name]}</summary>
      <ul aria-label={assetIqCopy.facets[name]}>
        {counts
          .filter(
            ({ value }, index) =>
              showsAll || index < maxInitialItems || selection[name].includes(value),
          )
          .map(({ value, count }) => {
            const badge = <span className="label">{count}</span>;
            return (
              <li key={value}>
                {onSelect ? (
                  <label className={styles.value}>
                    <input
                      type="checkbox"
                      checked={selection[name].includes(value)}
                      onChange={() => onSelect(toggleFacet(selection, name, value))}
                    />
                    <span>{value}</span> {badge}
                  </label>
                ) : (
                  <>
                    {value} {badge}
                  </>
                )}
              </li>
            );
          })}
      </ul>
      {onSelect && counts.length > maxInitialItems && (
        <button
          className={styles.action}
          type="button"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? copy.fewer : fill(copy.all, { count: counts.length })}
        </button>
      )}
    </details>
  );
}
