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

let bound = false;

/** Opens the film popup: fetched when first opened, stopped when closed. Closing by Escape is the dialog's own. */
export function openVideo(dialog: HTMLDialogElement): void {
  const video = dialog.querySelector('video');
  const frame = dialog.querySelector('iframe');
  if (!bound) {
    bound = true;
    if (video) fill(video);
    dialog.addEventListener('click', ({ target }) => {
      if (target === dialog || (target instanceof Element && target.closest('[data-close]'))) dialog.close();
    });
    dialog.addEventListener('close', () => {
      video?.pause();
      frame?.removeAttribute('src');
      document.querySelector<HTMLButtonElement>(`[data-act="${dialog.id}"]`)?.focus();
    });
  }
  if (frame?.dataset.src && !frame.src) frame.src = frame.dataset.src;
  dialog.showModal();
  void video?.play().catch(() => undefined);
}
