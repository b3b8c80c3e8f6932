import type { ClientDirective } from 'astro';
import { afterPaint } from './after-paint.ts';
import {
  OPEN_EVENT,
  OPEN_REQUESTED,
  type OpenableIsland,
  openerSelector,
} from './open-requests.ts';

/** `query`: a URL parameter that, unless empty, hydrates the island at once. */
export type OpenOptions = OpenableIsland | { island: OpenableIsland; query: string };

/**
 * Hydrates an island when the visitor points at, touches, focuses or clicks a control that opens
 * it, or focuses the island. A click then opens it, or follows a link if the island cannot load.
 */
const hydrateOnOpen: ClientDirective = (load, { value }, island) => {
  const { island: name, query } = (typeof value === 'string' ? { island: value } : value) as {
    island: OpenableIsland;
    query?: string;
  };
  let loading: ReturnType<typeof load> | undefined;
  // Only this event reports that `load` failed. The next hover, focus, touch or click loads again.
  // Removes `OPEN_REQUESTED`, so that the next hover does not open the island.
  island.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    loading = undefined;
    island.removeAttribute(OPEN_REQUESTED);
  });
  const hydrate = async () => {
    if (!island.hasAttribute('ssr')) return;
    loading ??= load();
    await (await loading)();
  };

  const findOpener = ({ target }: Event) =>
    target instanceof Element && target.closest<HTMLAnchorElement>(openerSelector(name));
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, (event) => void (findOpener(event) && hydrate()), {
      passive: true,
    });
  island.addEventListener('focusin', hydrate);
  if (query && new URLSearchParams(location.search).get(query)) void hydrate();

  document.addEventListener('click', async (event) => {
    const opener = findOpener(event);
    if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // A closed dialog returns focus to the opener, but Safari does not focus a clicked control.
    if (event.detail) opener.focus({ preventScroll: true });
    // Shows the pressed opener first: opening a dialog takes 100 ms on a slow processor.
    await afterPaint();
    // Hydrated islands receive the event; others read the attribute when they hydrate.
    island.setAttribute(OPEN_REQUESTED, '');
    island.dispatchEvent(new Event(OPEN_EVENT));
    await hydrate();
    if (opener.href && !island.hasAttribute(OPEN_REQUESTED)) location.assign(opener.href);
  });
};

export default hydrateOnOpen;
