import { useRef, useState } from 'react';
import { site } from '../../../site.config.ts';
import { addStyleSheets } from '../../client/add-style-sheets.ts';
import { useOpenableDialog } from '../../client/use-open-request.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Dialog } from '../../components/primitives/Dialog.tsx';
import film from '../../content/pages/film.json' with { type: 'json' };
import { isEnabled, routes } from '../../routes.ts';
import styles from './FilmDialog.module.css';
import styleSheet from './FilmDialog.module.css?inline';

addStyleSheets(styleSheet);

/** A dialog with the video at `site.videoUrl`, or else with our film. */
export function FilmDialog() {
  const video = useRef<HTMLVideoElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasEnded, setEnded] = useState(false);
  const play = () => void video.current?.play().catch(() => undefined);
  const { ref } = useOpenableDialog(() => {
    setOpen(true);
    play();
  });
  const stop = () => {
    setOpen(false);
    video.current?.pause();
  };
  return (
    <Dialog
      className={styles.popup}
      ref={ref}
      aria-label={`Video: ${film.title}`}
      closeLabel="Close video"
      onClose={stop}
    >
      {site.videoUrl ? (
        isOpen && (
          <iframe
            className={styles.player}
            src={site.videoUrl}
            title={film.title}
            allow="fullscreen"
          />
        )
      ) : (
        <div className={styles.playerFrame}>
          <video
            className={styles.player}
            ref={video}
            poster="/film/poster.webp"
            controls
            playsInline
            width="1280"
            height="720"
            aria-labelledby="film-title"
            onEnded={() => setEnded(true)}
            onPlay={() => setEnded(false)}
            onSeeking={() => setEnded(false)}
          >
            <source src="/film/asset-iq.webm" type="video/webm" />
            <source src="/film/asset-iq.mp4" type="video/mp4" />
            {/* Off by default: the film has no sound, and shows its text in the picture. */}
            <track kind="captions" label="English" srcLang="en" src="/film/asset-iq.vtt" />
          </video>
          {hasEnded && (
            <div className={styles.endCard}>
              <p>{film.end.heading}</p>
              <div className="actions">
                {isEnabled(routes.assetIq) && (
                  <ButtonLink variant="primary" small arrow href={`${routes.assetIq}#try`}>
                    {film.end.demo}
                  </ButtonLink>
                )}
                <Button variant="outline" small onClick={play}>
                  {film.end.again}
                </Button>
              </div>
            </div>
          )}
        </div>
      )}
      <p className={`label ${styles.title}`} id="film-title">
        {film.title}
      </p>
      {!site.videoUrl && (
        <details className={styles.transcript}>
          <summary className="ui-medium">Transcript</summary>
          {film.transcript.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      )}
    </Dialog>
  );
}
