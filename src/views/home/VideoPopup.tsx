import { CloseIcon } from '../../components/icons.tsx';
import { home } from '../../content/pages/home.ts';
import { pictureNamed } from '../../pictures.ts';
import styles from './VideoPopup.module.css';

export const videoPopupId = 'video';

/** The film, in a native dialog: its files are fetched when it is first opened (`behaviours/video.ts`). */
export function VideoPopup() {
  return (
    <dialog className={styles.popup} id={videoPopupId} aria-label={`Video: ${home.about.film}`} data-video>
      <video
        className={styles.screen}
        data-src="/film/asset-iq.mp4"
        poster={pictureNamed('energy').fallback}
        controls
        playsInline
        preload="none"
        width="1280"
        height="720"
        aria-describedby="film-transcript"
      >
        <track kind="captions" src="/film/asset-iq.vtt" srcLang="en" label="English" default />
      </video>
      <div className={styles.bar}>
        <p className="mono" id="film-transcript">
          {home.about.film}
        </p>
        <button className={styles.close} type="button" aria-label="Close video" data-close>
          <CloseIcon />
        </button>
      </div>
    </dialog>
  );
}
