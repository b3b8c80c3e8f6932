import { assetIqCopy } from './copy.ts';
import styles from './ExportButtons.module.css';
import { toCsv, toJson } from './export.ts';
import type { CustomField } from './fields.ts';
import type { LibraryAsset } from './library/asset.ts';
import { assetUrl } from './url-state.ts';

const copy = assetIqCopy.exports;
const formats = [
  { id: 'json', serialize: toJson, type: 'application/json' },
  { id: 'csv', serialize: toCsv, type: 'text/csv' },
] as const;

function download(text: string, name: string, mediaType: string) {
  const url = URL.createObjectURL(new Blob([text], { type: mediaType }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Some browsers read the blob only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export function ExportButtons({
  assets,
  scoreOf,
  customFields,
  baseName,
}: {
  assets: LibraryAsset[];
  scoreOf: (id: string) => number | undefined;
  customFields: CustomField[];
  baseName: string;
}) {
  const getAssets = () =>
    assets.map((asset) => ({
      asset,
      url: assetUrl(`${location.origin}${location.pathname}`, asset.id),
      score: scoreOf(asset.id),
    }));
  return (
    <div className={styles.exports}>
      <span>{copy.heading}</span>
      {formats.map(({ id, serialize, type }) => (
        <button
          key={id}
          className="text-button"
          type="button"
          aria-label={`${copy.heading} ${copy[id]}`}
          onClick={() => download(serialize(getAssets(), customFields), `${baseName}.${id}`, type)}
        >
          {copy[id]}
        </button>
      ))}
    </div>
  );
}
