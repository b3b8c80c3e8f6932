import { demoWords } from '../../content/pages/asset-iq-demo.ts';
import { clock } from '../../format.ts';
import type { Asset } from './library/asset.ts';
import styles from './Metadata.module.css';
import { assetAddress } from './url-state.ts';

const words = demoWords.detail;

/** The metadata of the asset as a whole. */
export function Metadata({ asset }: { asset: Asset }) {
  const { id, type, setting, timeOfDay, colors, alt, start, end } = asset;
  const entries: [string, string | undefined][] = [
    [words.name, id],
    [demoWords.facets.type, type],
    [words.place, start !== undefined && end !== undefined ? words.inFilm(clock(start), clock(end)) : undefined],
    [words.setting, setting],
    [words.time, timeOfDay],
    [words.colors, colors.join(', ')],
    [words.description, alt],
  ];
  return (
    <dl className={styles.entries}>
      {entries
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      <div>
        <dt>{words.address}</dt>
        <dd>
          <a href={assetAddress(location.pathname, id)}>{assetAddress(location.pathname, id)}</a>
        </dd>
      </div>
    </dl>
  );
}
