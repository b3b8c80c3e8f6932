import { clsx } from 'clsx';
import { AnnotationLayer, type DrawnBox } from '../../components/AnnotationLayer.tsx';
import styles from './AssetPicture.module.css';
import type { LibraryAsset } from './library/asset.ts';

/** The `aspect-ratio` of `.frame`. */
const frameRatio = 16 / 10;

export function AssetPicture({
  asset,
  boxes,
  sizes,
}: {
  asset: LibraryAsset;
  boxes: DrawnBox[];
  sizes: string;
}) {
  const { avif, fallback, width, height, alt } = asset;
  return (
    <div className={styles.frame}>
      <div
        className={clsx(
          width / height >= frameRatio ? styles.wide : styles.tall,
          asset.timeOfDay === 'night' && styles.night,
        )}
      >
        <picture>
          <source type="image/avif" srcSet={avif} sizes={sizes} />
          <img
            src={fallback}
            width={width}
            height={height}
            alt={alt}
            loading="lazy"
            decoding="async"
          />
        </picture>
        <AnnotationLayer boxes={boxes} />
      </div>
    </div>
  );
}
