import { demoWords } from '../../content/pages/asset-iq-demo.ts';
import { download } from '../../demo-shared/download.ts';
import styles from './ExportButtons.module.css';
import { toCsv, toJson } from './export.ts';
import type { Field } from './fields.ts';
import type { Asset } from './library/asset.ts';

const words = demoWords.exports;

/** Saves the metadata of assets as a file, made here in the browser. */
export function ExportButtons({ assets, fields, name }: { assets: Asset[]; fields: Field[]; name: string }) {
  return (
    <div className={styles.exports}>
      <span>{words.heading}</span>
      <button type="button" aria-label={`${words.heading} ${words.json}`} onClick={() => download(toJson(assets, fields), `${name}.json`, 'application/json')}>
        {words.json}
      </button>
      <button type="button" aria-label={`${words.heading} ${words.csv}`} onClick={() => download(toCsv(assets, fields), `${name}.csv`, 'text/csv')}>
        {words.csv}
      </button>
    </div>
  );
}
