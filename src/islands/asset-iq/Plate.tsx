import { memo } from 'react';
import { AssetPicture } from '../../components/AssetPicture.tsx';
import { Reasons } from '../../components/Reasons.tsx';
import { demoWords } from '../../content/pages/asset-iq-demo.ts';
import type { LibraryAsset } from '../../media-library/asset.ts';
import { reasonsFor } from '../../media-library/search/explain.ts';
import type { Result } from '../../media-library/search/search.ts';
import { boxesFor } from './boxes.ts';
import { clock } from './clock.ts';
import type { Chosen } from './facets.ts';
import styles from './Plate.module.css';

type PlateProps = { asset: LibraryAsset; result: Result | undefined; chosen: Chosen; onOpen: (id: string) => void };

/** One answer: the picture with what was asked for in brackets, and why it answers. Its heading opens the rest. */
export const Plate = memo(function Plate({ asset, result, chosen, onOpen }: PlateProps) {
  return (
    <li className={styles.plate}>
      <AssetPicture asset={asset} boxes={boxesFor(asset, result, chosen)} sizes="(max-width: 560px) 92vw, (max-width: 1180px) 46vw, 330px" />
      <h4>
        <button type="button" aria-haspopup="dialog" onClick={() => onOpen(asset.id)}>
          {asset.caption}
        </button>
      </h4>
      {asset.start !== undefined && asset.end !== undefined && (
        <p className="mono">
          {asset.type} {demoWords.detail.inFilm(clock(asset.start), clock(asset.end))}
        </p>
      )}
      {result && <Reasons reasons={reasonsFor(result)} />}
    </li>
  );
});
