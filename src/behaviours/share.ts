/** Shares the page by the system's sheet, or copies its address and says so. Without script there is no button. */
export function runShare(button: HTMLButtonElement): void {
  const words = button.textContent ?? '';
  const say = (text: string) => {
    button.textContent = text;
    setTimeout(() => {
      button.textContent = words;
    }, 3000);
  };
  button.hidden = false;
  button.ariaLive = 'polite';
  button.addEventListener('click', async () => {
    const url = location.origin + location.pathname;
    try {
      if (navigator.share) await navigator.share({ title: document.title, url });
      else {
        await navigator.clipboard.writeText(url);
        say('Link copied');
      }
    } catch (error) {
      if ((error as Error).name !== 'AbortError') say('The address bar has the link');
    }
  });
}
