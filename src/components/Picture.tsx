import { getPicture } from '../content/pictures.ts';
import styles from './Picture.module.css';

export function Picture({
  name,
  alt,
  sizes,
  priority,
  decorative,
}: {
  name: string;
  alt?: string;
  sizes: string;
  priority?: boolean;
  decorative?: boolean;
}) {
  const {
    avif,
    fallback,
    width,
    height,
    alt: defaultAlt,
    timeOfDay,
    nightSrcSet,
  } = getPicture(name);
  return (
    <picture>
      {nightSrcSet && (
        <source
          type="image/avif"
          srcSet={nightSrcSet}
          sizes={sizes}
          media="screen and (prefers-color-scheme: dark)"
        />
      )}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={timeOfDay === 'night' || nightSrcSet ? undefined : styles.nightTone}
        src={fallback}
        width={width}
        height={height}
        alt={decorative ? '' : (alt ?? defaultAlt)}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}
