import { useEffect, useRef, useState } from 'react';
import { openOnClick } from '../../client/open-requests.ts';
import { useOpenRequest } from '../../client/use-open-request.ts';
import article from '../../content/pages/article.json' with { type: 'json' };

const copy = article.share;

const MESSAGE_MS = 3000;

/**
 * Opens the system's share sheet, or copies the page's URL if there is none. After copying or a
 * failure, a message replaces the label and is announced.
 */
export function ShareButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [message, setMessage] = useState('');
  useOpenRequest(button, () => void sharePage().then(setMessage));
  useEffect(() => {
    if (!message) return undefined;
    const timer = setTimeout(setMessage, MESSAGE_MS, '');
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <>
      <button
        className="link ui-medium tap-target with-script"
        ref={button}
        type="button"
        {...openOnClick('share')}
      >
        {message || copy.label}
      </button>
      <span className="visually-hidden" role="status">
        {message}
      </span>
    </>
  );
}

/** @returns a message, or '' if the visitor shared or canceled */
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
    // `InvalidStateError`: the share sheet is already open.
    return ['AbortError', 'InvalidStateError'].includes((error as Error).name) ? '' : copy.failed;
  }
}
