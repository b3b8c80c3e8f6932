import { memo } from 'react';
import { AssetPicture } from './AssetPicture.tsx';
import { createResultBoxes } from './boxes.ts';
import type { FacetSelection } from './facets.ts';
import type { LibraryAsset } from './library/asset.ts';
import { formatFilmRange } from './Metadata.tsx';
import styles from './ResultCard.module.css';
import { explainResult } from './search/explain.ts';
import type { Result } from './search/search.ts';

export const ResultCard = memo(function ResultCard({
  asset,
  result,
  selection,
  onOpen,
}: {
  asset: LibraryAsset;
  result: Result | undefined;
  selection: FacetSelection;
  onOpen?: (id: string) => void;
}) {
  return (
    <li className={styles.card}>
      <AssetPicture
        asset={asset}
        boxes={createResultBoxes(asset, result, selection)}
        sizes="(max-width: 560px) 92vw, (max-width: 1180px) 46vw, 330px"
      />
      <h4 className={onOpen && 'cover-link'}>
        {onOpen ? (
          <button type="button" aria-haspopup="dialog" onClick={() => onOpen(asset.id)}>
            {asset.caption}
          </button>
        ) : (
          asset.caption
        )}
      </h4>
      {asset.type === 'film shot' && (
        <p className="label">
          {asset.type} {formatFilmRange(asset)}
        </p>
      )}
      {result && (
        <dl className={`muted ${styles.reasons}`}>
          {explainResult(result).map(({ asked, found, isMet }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a query may ask for the same thing twice.
            <div key={index} className={isMet ? undefined : styles.unmatched}>
              <dt>{asked}</dt>
              <dd>{found}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
});
