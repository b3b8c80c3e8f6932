import { afterPaint } from './after-paint.ts';

/** Gives the film its files, its poster and its captions, which are on from the start. */
function fill(video: HTMLVideoElement): void {
  const { poster, captions } = video.dataset;
  for (const source of video.querySelectorAll<HTMLSourceElement>('source[data-src]')) source.src = source.dataset.src ?? '';
  if (poster) video.poster = poster;
  if (captions) {
    const track = document.createElement('track');
    video.append(Object.assign(track, { kind: 'captions', label: 'English', srclang: 'en', src: captions, default: true }));
    track.track.mode = 'showing';
  }
  video.load();
}

/** The film popup: fetched when first opened, stopped when closed. Closing by Escape is the dialog's own. */
export function runVideo(dialog: HTMLDialogElement): void {
  const video = dialog.querySelector('video');
  const frame = dialog.querySelector('iframe');
  let filled = false;
  const opener = document.querySelector<HTMLButtonElement>(`[data-opens="${dialog.id}"]`);
  const open = () => {
    dialog.showModal();
    if (video && !filled) fill(video);
    filled = true;
    if (frame?.dataset.src && !frame.src) frame.src = frame.dataset.src;
    void video?.play().catch(() => undefined);
  };
  // The pressed button is painted first: a slow processor needs a tenth of a second to make the page behind inert.
  opener?.addEventListener('click', () => afterPaint().then(open));
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('[data-close]'))) dialog.close();
  });
  dialog.addEventListener('close', () => {
    video?.pause();
    frame?.removeAttribute('src');
    opener?.focus();
  });
}
