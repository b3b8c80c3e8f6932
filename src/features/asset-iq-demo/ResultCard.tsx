import { memo } from 'react';
import { demoWords } from '../../content/pages/asset-iq-demo.ts';
import { clock } from '../../format.ts';
import { AssetPicture } from './AssetPicture.tsx';
import { boxesFor } from './boxes.ts';
import type { FacetSelection } from './facets.ts';
import type { LibraryAsset } from './library/asset.ts';
import { MatchExplanation } from './MatchExplanation.tsx';
import styles from './ResultCard.module.css';
import { reasonsFor } from './search/explain.ts';
import type { Result } from './search/search.ts';

type ResultCardProps = {
  asset: LibraryAsset;
  result: Result | undefined;
  selection: FacetSelection /** Without it the card opens nothing. */;
  onOpen?: (id: string) => void;
};

/** One answer: the picture with what was asked for in brackets, and why it answers. Its heading opens the rest. */
export const ResultCard = memo(function ResultCard({ asset, result, selection, onOpen }: ResultCardProps) {
  return (
    <li className={styles.card}>
      <AssetPicture asset={asset} boxes={boxesFor(asset, result, selection)} sizes="(max-width: 560px) 92vw, (max-width: 1180px) 46vw, 330px" />
      <h4 className={onOpen && 'cover-link'}>
        {onOpen ? (
          <button type="button" aria-haspopup="dialog" onClick={() => onOpen(asset.id)}>
            {asset.caption}
          </button>
        ) : (
          asset.caption
        )}
      </h4>
      {asset.start !== undefined && asset.end !== undefined && (
        <p className="label">
          {asset.type} {demoWords.detail.inFilm(clock(asset.start), clock(asset.end))}
        </p>
      )}
      {result && <MatchExplanation reasons={reasonsFor(result)} />}
    </li>
  );
});
