/** Shares the page by the system's sheet, or copies its address and says so. */
export async function sharePage(button: HTMLElement): Promise<void> {
  const url = location.origin + location.pathname;
  try {
    if (navigator.share) await navigator.share({ title: document.title, url });
    else {
      await navigator.clipboard.writeText(url);
      say(button, 'Link copied');
    }
  } catch (error) {
    if ((error as Error).name !== 'AbortError') say(button, 'The address bar has the link');
  }
}

/** In place of the button's words, for three seconds. */
function say(button: HTMLElement, text: string): void {
  button.dataset.words ??= button.textContent ?? '';
  button.ariaLive = 'polite';
  button.textContent = text;
  setTimeout(() => {
    button.textContent = button.dataset.words ?? '';
  }, 3000);
}
