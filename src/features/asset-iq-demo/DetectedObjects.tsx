import { demoWords } from '../../content/pages/asset-iq-demo.ts';
import styles from './DetectedObjects.module.css';
import { countFacet, emptySelection, type FacetSelection } from './facets.ts';
import type { Asset, DetectedObject } from './library/asset.ts';

const words = demoWords.detail;

type DetectedObjectsProps = {
  asset: Asset;
  assets: Asset[];
  /** The label or id whose boxes are shown alone. */
  highlighted: string | undefined;
  onHighlight: (name: string | undefined) => void;
  onSeeAll: (choice: Partial<FacetSelection>) => void;
};

/** The detected objects by name: each can be highlighted in the picture, and links to all assets that have it. */
export function DetectedObjects({ asset, assets, highlighted, onHighlight, onSeeAll }: DetectedObjectsProps) {
  const nameOf = ({ id, label }: DetectedObject) => id ?? label;
  const names = [...new Set(asset.objects.map(nameOf))];
  if (names.length === 0) return null;
  return (
    <div className={styles.objects}>
      <h4 id="asset-iq-objects">{words.objects}</h4>
      <ul aria-labelledby="asset-iq-objects">
        {names.map((name) => {
          const same = asset.objects.filter((object) => nameOf(object) === name);
          const kind = same[0]?.kind ?? 'object';
          const others = countFacet(assets, emptySelection, kind).find(({ value }) => value === name)?.count ?? 0;
          return (
            <li key={name}>
              <button type="button" aria-pressed={highlighted === name} onClick={() => onHighlight(highlighted === name ? undefined : name)}>
                {name}
                {same.length > 1 && ` × ${same.length}`}
              </button>
              {others > 1 && (
                <button
                  className={styles.all}
                  type="button"
                  aria-label={`${words.seeAll} ${name}, ${words.appears(others)}`}
                  onClick={() => onSeeAll({ [kind]: [name] })}
                >
                  {words.appears(others)}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
