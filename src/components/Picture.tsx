import { clsx } from 'clsx';
import { pictureNamed } from '../pictures.ts';
import styles from './Picture.module.css';

type PictureProps = {
  name: string;
  /** What is in it, where the words of its notes do not serve. */
  alt?: string | undefined;
  /** The width the picture is shown at, as the `sizes` attribute says it. */
  sizes: string;
  /** For the picture the eye meets first: loaded at once and before others. */
  priority?: boolean;
  /** Leaves the picture out of the accessibility tree where the words beside it say the same. */
  decorative?: boolean;
  className?: string;
};

export function Picture({ name, alt, sizes, priority, decorative, className }: PictureProps) {
  const { avif, fallback, width, height, alt: noted, timeOfDay } = pictureNamed(name);
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={clsx(timeOfDay !== 'night' && styles.light, className)}
        src={fallback}
        width={width}
        height={height}
        alt={decorative ? '' : (alt ?? noted)}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}
