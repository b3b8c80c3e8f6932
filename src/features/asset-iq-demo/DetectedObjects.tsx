import { fill } from '../../content/fill.ts';
import { assetIqCopy } from './copy.ts';
import styles from './DetectedObjects.module.css';
import { emptySelection, type FacetSelection, matchesSelection } from './facets.ts';
import type { Asset } from './library/asset.ts';
import type { ObjectGroup } from './object-groups.ts';

const copy = assetIqCopy.detail;

export function DetectedObjects({
  groups,
  assets,
  highlighted,
  onHighlight,
  onSeeAll,
}: {
  groups: ObjectGroup[];
  assets: Asset[];
  highlighted: string | undefined;
  onHighlight: (name: string | undefined) => void;
  onSeeAll: (selection: FacetSelection) => void;
}) {
  return (
    <div className={styles.objects}>
      <h4 id="asset-iq-objects">{copy.objects}</h4>
      <ul aria-labelledby="asset-iq-objects">
        {groups.map(({ name, kind, objects }) => {
          const selection = { ...emptySelection, [kind]: [name] };
          const count = assets.filter((asset) => matchesSelection(asset, selection)).length;
          const assetCount = fill(copy.assetCount, { count });
          return (
            <li className="spread" key={name}>
              <button
                type="button"
                aria-pressed={highlighted === name}
                onClick={() => onHighlight(highlighted === name ? undefined : name)}
              >
                {objects.length > 1
                  ? fill(copy.nameWithCount, { name, count: objects.length })
                  : name}
              </button>
              {count > 1 && (
                <button
                  className={styles.seeAll}
                  type="button"
                  aria-label={`${copy.seeAll} ${name}, ${assetCount}`}
                  onClick={() => onSeeAll(selection)}
                >
                  {assetCount}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
