import { useEffect, useRef, useState } from 'react';
import { CloseIcon } from '../../components/icons.tsx';
import { demoWords } from '../../content/pages/asset-iq-demo.ts';
import { AssetPicture } from './AssetPicture.tsx';
import { BoxTable } from './BoxTable.tsx';
import styles from './Detail.module.css';
import { DetectedObjects } from './DetectedObjects.tsx';
import { ExportButtons } from './ExportButtons.tsx';
import { FieldEditor } from './FieldEditor.tsx';
import { FilmPlayer } from './FilmPlayer.tsx';
import type { FacetSelection } from './facets.ts';
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
  onSeeAll: (choice: Partial<FacetSelection>) => void;
  onClose: () => void;
};

/** One asset's metadata in a native modal dialog: the browser traps focus, closes on Escape and restores focus. */
export function Detail({ asset, assets, fields, onFields, onSeeAll, onClose }: DetailProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [highlighted, setHighlighted] = useState<string>();
  useEffect(() => dialog.current?.showModal(), []);
  // Closed before the results change, so that the browser leaves the modal state in order and the new focus stays.
  const seeAll = (choice: Partial<FacetSelection>) => {
    dialog.current?.close();
    onSeeAll(choice);
  };
  // Film frames contain text of their own: only the chosen object is labeled.
  const named = asset.type === 'picture' || highlighted !== undefined;
  const boxes = drawnBoxes([
    { objects: asset.objects.filter(({ label, id }) => highlighted !== undefined && (id ?? label) === highlighted), live: true },
    { objects: highlighted === undefined ? asset.objects : [], live: false },
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
        <div>
          {asset.start !== undefined && <FilmPlayer start={asset.start} label={asset.caption} poster={asset.fallback} />}
          {(asset.start === undefined || asset.objects.length > 0) && <AssetPicture asset={asset} boxes={boxes} sizes="(max-width: 860px) 92vw, 640px" />}
          <DetectedObjects asset={asset} assets={assets} highlighted={highlighted} onHighlight={setHighlighted} onSeeAll={seeAll} />
        </div>
        <div>
          <Metadata asset={asset} />
          <FieldEditor asset={asset.id} fields={fields} onFields={onFields} />
          <BoxTable objects={asset.objects} />
          <ExportButtons assets={[asset]} fields={fields} name={asset.id} />
        </div>
      </div>
    </dialog>
  );
}
