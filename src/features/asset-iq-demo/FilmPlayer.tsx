import styles from './FilmPlayer.module.css';

/** Seconds: at a shot's first frame the previous shot's words are still on screen. */
const intoTheShot = 0.05;

/** The film, at a second of it. It has no sound, and plays when the visitor starts it. */
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
      }}
    >
      <source src="/film/asset-iq.webm" type="video/webm" />
      <source src="/film/asset-iq.mp4" type="video/mp4" />
      <track kind="captions" src="/film/asset-iq.vtt" srcLang="en" label="English" />
    </video>
  );
}
