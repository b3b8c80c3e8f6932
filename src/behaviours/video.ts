/** The film popup: fetched when first opened, stopped when closed. Closing by Escape is the dialog's own. */
export function runVideo(dialog: HTMLDialogElement): void {
  const video = dialog.querySelector('video');
  const frame = dialog.querySelector('iframe');
  const opener = document.querySelector<HTMLButtonElement>(`[data-opens="${dialog.id}"]`);
  opener?.addEventListener('click', () => {
    if (video?.dataset.src && !video.src) video.src = video.dataset.src;
    if (frame?.dataset.src && !frame.src) frame.src = frame.dataset.src;
    dialog.showModal();
    void video?.play().catch(() => undefined);
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('[data-close]'))) dialog.close();
  });
  dialog.addEventListener('close', () => {
    video?.pause();
    frame?.removeAttribute('src');
    opener?.focus();
  });
}
