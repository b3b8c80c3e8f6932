import { useEffect, useRef, useState } from 'react';
import { CloseIcon } from '../../components/icons.tsx';
import { demoWords } from '../../content/pages/asset-iq-demo.ts';
import { AssetPicture } from './AssetPicture.tsx';
import { BoxTable } from './BoxTable.tsx';
import styles from './Detail.module.css';
import { ThingList } from './DetectedObjects.tsx';
import { ExportButtons } from './ExportButtons.tsx';
import { FieldEditor } from './FieldEditor.tsx';
import { FilmPlayer } from './FilmPlayer.tsx';
import type { Chosen } from './facets.ts';
import type { Field } from './fields.ts';
import type { LibraryAsset } from './library/asset.ts';
import { drawnBoxes } from './library/drawn-boxes.ts';
import { Metadata } from './Metadata.tsx';

const words = demoWords.detail;

type DetailProps = {
  asset: LibraryAsset;
  assets: LibraryAsset[];
  fields: Field[];
  onFields: (fields: Field[]) => void;
  onSeeAll: (choice: Partial<Chosen>) => void;
  onClose: () => void;
};

/** All that is known of one asset, in a native dialog: the browser holds the focus, closes on Escape and gives the focus back. */
export function Detail({ asset, assets, fields, onFields, onSeeAll, onClose }: DetailProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [live, setLive] = useState<string>();
  useEffect(() => dialog.current?.showModal(), []);
  // A shot has the film's own words in it: only what was chosen is named.
  const named = asset.type === 'picture' || live !== undefined;
  const boxes = drawnBoxes([
    { things: asset.things.filter(({ label, id }) => live !== undefined && (id ?? label) === live), live: true },
    { things: live === undefined ? asset.things : [], live: false },
  ]).map((box) => (named ? box : { ...box, label: undefined }));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click on the backdrop is a shortcut; Escape and the cross close it too.
    <dialog
      ref={dialog}
      className={styles.detail}
      aria-labelledby="asset-iq-detail"
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
    >
      <div className={styles.bar}>
        <h3 id="asset-iq-detail">{asset.caption}</h3>
        <button className="icon-button" type="button" aria-label={words.close} onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </button>
      </div>
      <div className={styles.body}>
        <div className={styles.sight}>
          {asset.start !== undefined && <FilmPlayer start={asset.start} label={asset.caption} poster={asset.fallback} />}
          {(asset.start === undefined || asset.things.length > 0) && <AssetPicture asset={asset} boxes={boxes} sizes="(max-width: 860px) 92vw, 640px" />}
          <ThingList asset={asset} assets={assets} live={live} onLive={setLive} onSeeAll={onSeeAll} />
        </div>
        <div className={styles.facts}>
          <Metadata asset={asset} />
          <FieldEditor asset={asset.id} fields={fields} onFields={onFields} />
          <BoxTable things={asset.things} />
          <ExportButtons assets={[asset]} fields={fields} name={asset.id} />
        </div>
      </div>
    </dialog>
  );
}
