import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../components/primitives/Dialog.tsx';
import { AssetPicture } from './AssetPicture.tsx';
import { createDetailBoxes } from './boxes.ts';
import { assetIqCopy } from './copy.ts';
import styles from './Detail.module.css';
import { DetectedObjects } from './DetectedObjects.tsx';
import { ExportButtons } from './ExportButtons.tsx';
import { FieldEditor } from './FieldEditor.tsx';
import type { FacetSelection } from './facets.ts';
import type { CustomField } from './fields.ts';
import type { LibraryAsset } from './library/asset.ts';
import { BoxTable, Metadata } from './Metadata.tsx';
import { groupObjects } from './object-groups.ts';
import type { Result } from './search/search.ts';

/** At first, narrow screens highlight one group: all labels would cover the objects. */
const narrowQuery = '(max-width: 640px)';
/** Skips a shot's first frame, which still has the previous caption. */
const startOffsetSeconds = 0.05;

export function Detail({
  asset,
  result,
  assets,
  customFields,
  onFieldsChange,
  onSeeAll,
  onClose,
}: {
  asset: LibraryAsset;
  result: Result | undefined;
  assets: LibraryAsset[];
  customFields: CustomField[];
  onFieldsChange: (fields: CustomField[]) => void;
  onSeeAll: (selection: FacetSelection) => void;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { id, caption, start, objects, fallback } = asset;
  const matchedObjects = (result?.terms ?? []).flatMap(({ term, evidence }) =>
    term.isExcluded ? [] : evidence.objects,
  );
  const groups = groupObjects(objects, matchedObjects);
  const [highlightedName, setHighlightedName] = useState(() =>
    matchMedia(narrowQuery).matches ? groups[0]?.name : undefined,
  );
  useEffect(() => dialog.current?.showModal(), []);
  // Closing restores the focus; `onSeeAll` then moves it.
  const seeAll = (selection: FacetSelection) => {
    dialog.current?.close();
    onSeeAll(selection);
  };
  const highlightedGroup = groups.find(({ name }) => name === highlightedName);
  const boxes = createDetailBoxes(asset, groups, highlightedGroup, matchedObjects);
  return (
    <Dialog
      ref={dialog}
      className={styles.detail}
      aria-labelledby="asset-iq-detail"
      closeLabel={assetIqCopy.detail.close}
      onClose={onClose}
    >
      <h3 className={`ui-medium ${styles.bar}`} id="asset-iq-detail">
        {caption}
      </h3>
      <div className={styles.body}>
        <div>
          {start !== undefined && (
            <video
              className={styles.player}
              controls
              muted
              playsInline
              preload="metadata"
              width="1280"
              height="720"
              poster={fallback}
              aria-label={caption}
              onLoadedMetadata={({ currentTarget }) => {
                currentTarget.currentTime = start + startOffsetSeconds;
              }}
            >
              <source src="/film/asset-iq.webm" type="video/webm" />
              <source src="/film/asset-iq.mp4" type="video/mp4" />
              <track kind="captions" src="/film/asset-iq.vtt" srcLang="en" label="English" />
            </video>
          )}
          {(start === undefined || objects.length > 0) && (
            <AssetPicture asset={asset} boxes={boxes} sizes="(max-width: 860px) 92vw, 640px" />
          )}
          {groups.length > 0 && (
            <DetectedObjects
              groups={groups}
              assets={assets}
              highlighted={highlightedName}
              onHighlight={setHighlightedName}
              onSeeAll={seeAll}
            />
          )}
        </div>
        <div>
          <Metadata asset={asset} />
          <FieldEditor assetId={id} customFields={customFields} onChange={onFieldsChange} />
          {objects.length > 0 && <BoxTable objects={objects} />}
          <ExportButtons
            assets={[asset]}
            scoreOf={() => result?.score}
            customFields={customFields}
            baseName={id}
          />
        </div>
      </div>
    </Dialog>
  );
}
