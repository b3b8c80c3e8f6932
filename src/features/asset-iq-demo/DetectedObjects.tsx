import { demoWords } from '../../content/pages/asset-iq-demo.ts';
import styles from './DetectedObjects.module.css';
import { countFacet, emptySelection, type FacetSelection } from './facets.ts';
import type { Asset } from './library/asset.ts';
import type { NamedObjects } from './named-objects.ts';

const words = demoWords.detail;

type DetectedObjectsProps = {
  named: NamedObjects[];
  assets: Asset[];
  /** The label or id whose boxes are shown alone. */
  highlighted: string | undefined;
  onHighlight: (name: string | undefined) => void;
  onSeeAll: (choice: Partial<FacetSelection>) => void;
};

/** The detected objects by name: each can be highlighted in the picture, and links to all assets that have it. */
export function DetectedObjects({ named, assets, highlighted, onHighlight, onSeeAll }: DetectedObjectsProps) {
  return (
    <div className={styles.objects}>
      <h4 id="asset-iq-objects">{words.objects}</h4>
      <ul aria-labelledby="asset-iq-objects">
        {named.map(({ name, kind, objects }) => {
          const others = countFacet(assets, emptySelection, kind).find(({ value }) => value === name)?.count ?? 0;
          return (
            <li key={name}>
              <button type="button" aria-pressed={highlighted === name} onClick={() => onHighlight(highlighted === name ? undefined : name)}>
                {words.counted(name, objects.length)}
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
