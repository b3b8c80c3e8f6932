import { demoWords } from '../../content/pages/asset-iq-demo.ts';
import styles from './DetectedObjects.module.css';
import { type Chosen, countFacet, noChoice } from './facets.ts';
import type { Asset, Thing } from './library/asset.ts';

const words = demoWords.detail;

type ThingListProps = {
  asset: Asset;
  assets: Asset[];
  /** The label or id whose boxes are shown alone. */
  live: string | undefined;
  onLive: (live: string | undefined) => void;
  onSeeAll: (choice: Partial<Chosen>) => void;
};

/** What was found, by name: each can be pointed at in the picture, and leads to all assets that have it. */
export function ThingList({ asset, assets, live, onLive, onSeeAll }: ThingListProps) {
  const nameOf = ({ id, label }: Thing) => id ?? label;
  const names = [...new Set(asset.things.map(nameOf))];
  if (names.length === 0) return null;
  return (
    <div className={styles.things}>
      <h4 id="asset-iq-things">{words.things}</h4>
      <ul aria-labelledby="asset-iq-things">
        {names.map((name) => {
          const same = asset.things.filter((thing) => nameOf(thing) === name);
          const kind = same[0]?.kind ?? 'object';
          const others = countFacet(assets, noChoice, kind).find(({ value }) => value === name)?.count ?? 0;
          return (
            <li key={name}>
              <button type="button" aria-pressed={live === name} onClick={() => onLive(live === name ? undefined : name)}>
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
