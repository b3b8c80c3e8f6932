import { TableHead } from '../../components/TableHead.tsx';
import { fill } from '../../content/fill.ts';
import { formatClock } from '../../format.ts';
import { assetIqCopy } from './copy.ts';
import type { Asset, DetectedObject } from './library/asset.ts';
import styles from './Metadata.module.css';
import { assetUrl } from './url-state.ts';

const copy = assetIqCopy.detail;

export const formatFilmRange = ({ start, end }: Asset) =>
  start !== undefined && end !== undefined
    ? fill(copy.inFilm, { start: formatClock(start), end: formatClock(end) })
    : undefined;

export function Metadata({ asset }: { asset: Asset }) {
  const url = assetUrl(location.pathname, asset.id);
  const entries = {
    [copy.name]: asset.id,
    [assetIqCopy.facets.type]: asset.type,
    [copy.place]: formatFilmRange(asset),
    [copy.setting]: asset.setting,
    [copy.time]: asset.timeOfDay,
    [copy.colors]: asset.colors.join(', '),
    [copy.description]: asset.alt,
    [copy.address]: <a href={url}>{url}</a>,
  };
  return (
    <dl className={styles.entries}>
      {Object.entries(entries).map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

export const BoxTable = ({ objects }: { objects: DetectedObject[] }) => (
  <details className={styles.boxes}>
    <summary className="ui-medium">{copy.boxes}</summary>
    <section className={styles.scroll} aria-label={copy.boxes} tabIndex={0}>
      <table>
        <TableHead columns={copy.columns} />
        <tbody>
          {objects.map(({ label, id, colors, box }) => (
            <tr key={`${label} ${box.join(' ')}`}>
              <th scope="row">{id ?? label}</th>
              {[colors.join(', '), ...box.map((side) => side.toFixed(3))].map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed.
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </details>
);
