import styles from './FilmPlayer.module.css';

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Seconds: where a shot begins the words of the one before still stand. */
const intoTheShot = 0.05;

/** The film, at a second of it. It has no sound; its captions are on. */
export function FilmPlayer({ start, label, poster }: { start: number; label: string; poster: string }) {
  return (
    <video
      className={styles.player}
      controls
      muted
      playsInline
      preload="metadata"
      width="1280"
      height="720"
      poster={poster}
      aria-label={label}
      onLoadedMetadata={({ currentTarget }) => {
        currentTarget.currentTime = start + intoTheShot;
        // Where the browser does not let it play by itself, it waits at the right second.
        if (!still()) void currentTarget.play().catch(() => undefined);
      }}
    >
      <source src="/film/asset-iq.webm" type="video/webm" />
      <source src="/film/asset-iq.mp4" type="video/mp4" />
      <track kind="captions" src="/film/asset-iq.vtt" srcLang="en" label="English" default />
    </video>
  );
}
