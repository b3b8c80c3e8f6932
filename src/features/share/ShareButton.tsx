import { useEffect, useRef, useState } from 'react';
import { openOnClick } from '../../client/open-requests.ts';
import { useOpened } from '../../client/use-opened.ts';
import article from '../../content/pages/article.json' with { type: 'json' };

const copy = article.share;

/** How long the button says what it did, in ms. */
const SAID_MS = 3000;

/** Shares the page by the system's sheet, or copies its address and says so, in place of the button's words and in a live region. */
export function ShareButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState('');
  useOpened(button, () => void sharePage().then(setSaid));
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(setSaid, SAID_MS, '');
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <>
      <button
        className="link ui-medium tap-target with-script"
        ref={button}
        type="button"
        {...openOnClick('share')}
      >
        {said || copy.label}
      </button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}

/** @returns what there is to say of it: nothing where the system's own sheet said it all. */
async function sharePage(): Promise<string> {
  const url = location.origin + location.pathname;
  try {
    if (navigator.share) {
      await navigator.share({ title: document.title, url });
      return '';
    }
    await navigator.clipboard.writeText(url);
    return copy.copied;
  } catch (error) {
    return (error as Error).name === 'AbortError' ? '' : copy.failed;
  }
}
