import { demoWords } from '../../content/pages/asset-iq-demo.ts';
import { download } from '../../demo-shared/download.ts';
import styles from './ExportButtons.module.css';
import { toCsv, toJson } from './export.ts';
import type { Field } from './fields.ts';
import type { LibraryAsset } from './library/asset.ts';
import { assetAddress } from './url-state.ts';

const words = demoWords.exports;

type ExportButtonsProps = { assets: LibraryAsset[] /** How well each met the query, by id. */; scores?: Map<string, number>; fields: Field[]; name: string };

/** Saves the metadata of assets as a file, made here in the browser. */
export function ExportButtons({ assets, scores, fields, name }: ExportButtonsProps) {
  const exported = () => assets.map((asset) => ({ asset, address: assetAddress(`${location.origin}${location.pathname}`, asset.id), score: scores?.get(asset.id) }));
  return (
    <div className={styles.exports}>
      <span>{words.heading}</span>
      <button type="button" aria-label={`${words.heading} ${words.json}`} onClick={() => download(toJson(exported(), fields), `${name}.json`, 'application/json')}>
        {words.json}
      </button>
      <button type="button" aria-label={`${words.heading} ${words.csv}`} onClick={() => download(toCsv(exported(), fields), `${name}.csv`, 'text/csv')}>
        {words.csv}
      </button>
    </div>
  );
}
