import { fill } from '../../content/fill.ts';
import { assetIqCopy } from './copy.ts';
import styles from './DetectedObjects.module.css';
import { countFacet, emptySelection, type FacetSelection } from './facets.ts';
import type { Asset } from './library/asset.ts';
import type { ObjectGroup } from './object-groups.ts';

const copy = assetIqCopy.detail;

type DetectedObjectsProps = {
  named: ObjectGroup[];
  assets: Asset[];
  /** The label or id whose boxes are shown alone. */
  highlighted: string | undefined;
  onHighlight: (name: string | undefined) => void;
  onSeeAll: (choice: Partial<FacetSelection>) => void;
};

/** The detected objects by name: each can be highlighted, and links to all assets that have it. */
export function DetectedObjects({
  named,
  assets,
  highlighted,
  onHighlight,
  onSeeAll,
}: DetectedObjectsProps) {
  const assetsWith = ({ kind, name }: ObjectGroup) =>
    countFacet(assets, emptySelection, kind).find(({ value }) => value === name)?.count ?? 0;
  return (
    <div className={styles.objects}>
      <h4 id="asset-iq-objects">{copy.objects}</h4>
      <ul aria-labelledby="asset-iq-objects">
        {named.map((one) => {
          const { name, kind, objects } = one;
          const count = assetsWith(one);
          const appears = fill(copy.appears, { count });
          return (
            <li key={name}>
              <button
                type="button"
                aria-pressed={highlighted === name}
                onClick={() => onHighlight(highlighted === name ? undefined : name)}
              >
                {objects.length > 1 ? fill(copy.counted, { name, count: objects.length }) : name}
              </button>
              {count > 1 && (
                <button
                  className={styles.all}
                  type="button"
                  aria-label={`${copy.seeAll} ${name}, ${appears}`}
                  onClick={() => onSeeAll({ [kind]: [name] })}
                >
                  {appears}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
