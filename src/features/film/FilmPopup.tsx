import { site } from '../../../site.config.ts';
import { CloseIcon } from '../../components/icons.tsx';
import { film } from '../../content/pages/film.ts';
import styles from './FilmPopup.module.css';

export const videoPopupId = 'video';

/** The film, in a native dialog: its files, poster and captions, or the embed the owner chose, are fetched when it is first opened (`features/film/open-film.ts`). */
export function VideoPopup() {
  return (
    <dialog className={styles.popup} id={videoPopupId} aria-label={`Video: ${film.title}`}>
      {site.videoUrl ? <iframe className={styles.screen} data-src={site.videoUrl} title={film.title} allow="fullscreen" /> : <OwnFilm />}
      <div className={styles.bar}>
        <p className="label" id="film-title">
          {film.title}
        </p>
        <button className={`icon-button ${styles.close}`} type="button" aria-label="Close video" data-close>
          <CloseIcon />
        </button>
      </div>
      {!site.videoUrl && <Transcript />}
    </dialog>
  );
}

function OwnFilm() {
  return (
    // biome-ignore lint/a11y/useMediaCaption: the captions come with the film, as a track without an address is not valid HTML.
    <video
      className={styles.screen}
      data-poster="/film/poster.webp"
      data-captions="/film/asset-iq.vtt"
      controls
      playsInline
      preload="none"
      width="1280"
      height="720"
      aria-labelledby="film-title"
    >
      <source data-src="/film/asset-iq.webm" type="video/webm" />
      <source data-src="/film/asset-iq.mp4" type="video/mp4" />
    </video>
  );
}

function Transcript() {
  return (
    <details className={styles.transcript}>
      <summary>Transcript</summary>
      {film.transcript.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </details>
  );
}
