import { demoWords } from '../../content/pages/asset-iq-demo.ts';
import { clock } from './clock.ts';
import type { Asset } from './library/asset.ts';
import styles from './Metadata.module.css';

const words = demoWords.detail;

/** What holds for the asset as a whole. */
export function Metadata({ asset }: { asset: Asset }) {
  const { id, type, setting, timeOfDay, colours, alt, start, end } = asset;
  const entries: [string, string | undefined][] = [
    [words.name, id],
    [demoWords.facets.type, type],
    [words.place, start !== undefined && end !== undefined ? words.inFilm(clock(start), clock(end)) : undefined],
    [words.setting, setting],
    [words.time, timeOfDay],
    [words.colours, colours.join(', ')],
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
    </dl>
  );
}
