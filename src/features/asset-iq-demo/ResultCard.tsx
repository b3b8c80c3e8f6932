import { memo } from 'react';
import { AssetPicture } from './AssetPicture.tsx';
import { boxesFor } from './boxes.ts';
import type { FacetSelection } from './facets.ts';
import type { LibraryAsset } from './library/asset.ts';
import { placeInFilm } from './Metadata.tsx';
import styles from './ResultCard.module.css';
import { reasonsFor } from './search/explain.ts';
import type { Result } from './search/search.ts';

type ResultCardProps = {
  asset: LibraryAsset;
  result: Result | undefined;
  selection: FacetSelection;
  /** Without it the card opens nothing. */
  onOpen?: (id: string) => void;
};

/** One asset with its matched boxes and the reasons. Its heading opens the panel. */
export const ResultCard = memo(function ResultCard({
  asset,
  result,
  selection,
  onOpen,
}: ResultCardProps) {
  return (
    <li className={styles.card}>
      <AssetPicture
        asset={asset}
        boxes={boxesFor(asset, result, selection)}
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
          {asset.type} {placeInFilm(asset)}
        </p>
      )}
      {result && (
        <dl className={`muted ${styles.reasons}`}>
          {reasonsFor(result).map(({ asked, found, met }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a query may ask for the same thing twice.
            <div key={`${index} ${asked}`} className={met ? undefined : styles.unmatched}>
              <dt>{asked}</dt>
              <dd>{found}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
});
