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
import { detailBoxes } from './library/drawn-boxes.ts';
import { Metadata } from './Metadata.tsx';
import { namedObjects } from './named-objects.ts';
import { ObjectStepper } from './ObjectStepper.tsx';
import type { Result } from './search/search.ts';

const words = demoWords.detail;
/** On a picture this narrow labels would cover what they name: it shows one name at a time. */
const narrow = '(max-width: 640px)';

type DetailProps = {
  asset: LibraryAsset;
  /** How it answered the query, where there is one. */
  result: Result | undefined;
  assets: LibraryAsset[];
  fields: Field[];
  onFields: (fields: Field[]) => void;
  onSeeAll: (choice: Partial<FacetSelection>) => void;
  onClose: () => void;
};

/** One asset's metadata in a native modal dialog: the browser traps focus, closes on Escape and restores focus. */
export function Detail({ asset, result, assets, fields, onFields, onSeeAll, onClose }: DetailProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const persons = result?.query.persons ?? [];
  const things = result?.terms.filter(({ term }) => !term.absent).flatMap(({ evidence }) => evidence.objects) ?? [];
  const asked = [...asset.objects.filter(({ id }) => id !== undefined && persons.includes(id)), ...things];
  const named = namedObjects(asset.objects, asked);
  const [highlighted, setHighlighted] = useState(() => (matchMedia(narrow).matches ? named[0]?.name : undefined));
  useEffect(() => dialog.current?.showModal(), []);
  // Closed before the results change, so that the browser leaves the modal state in order and the new focus stays.
  const seeAll = (choice: Partial<FacetSelection>) => {
    dialog.current?.close();
    onSeeAll(choice);
  };
  const shown = named.find(({ name }) => name === highlighted);
  // Film frames contain text of their own: only the chosen object is labeled.
  const boxes = detailBoxes(named, shown, asked).map((box) => (asset.type === 'picture' || shown ? box : { ...box, label: undefined }));
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
        <h3 className="ui-medium" id="asset-iq-detail">
          {asset.caption}
        </h3>
        <button className="icon-button" type="button" aria-label={words.close} onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </button>
      </div>
      <div className={styles.body}>
        <div>
          {asset.start !== undefined && <FilmPlayer start={asset.start} label={asset.caption} poster={asset.fallback} />}
          {(asset.start === undefined || asset.objects.length > 0) && <AssetPicture asset={asset} boxes={boxes} sizes="(max-width: 860px) 92vw, 640px" />}
          {named.length > 0 && (
            <>
              <ObjectStepper named={named} highlighted={highlighted} onHighlight={setHighlighted} />
              <DetectedObjects named={named} assets={assets} highlighted={highlighted} onHighlight={setHighlighted} onSeeAll={seeAll} />
            </>
          )}
        </div>
        <div>
          <Metadata asset={asset} />
          <FieldEditor asset={asset.id} fields={fields} onFields={onFields} />
          <BoxTable objects={asset.objects} />
          <ExportButtons assets={[asset]} scores={result && new Map([[asset.id, result.score]])} fields={fields} name={asset.id} />
        </div>
      </div>
    </dialog>
  );
}
