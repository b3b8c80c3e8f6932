import type { ClientDirective } from 'astro';
import { afterPaint } from './after-paint.ts';
import { ASK_EVENT, ASKED, type OpenableIsland, openerSelector } from './opens.ts';

/** The island's name, and for one that stands in the document the query parameter of the address that it answers by itself. */
export type OpenOptions = OpenableIsland | { island: OpenableIsland; query: string };

/**
 * Fetches and hydrates an island as soon as the pointer, a finger or focus reaches a control that names it (`client/opens.ts`), or focus comes into the
 * island itself: a press then only opens it.
 */
const hydrateOnOpen: ClientDirective = (load, { value }, island) => {
  const { island: name, query } = typeof value === 'string' ? { island: value, query: undefined } : (value as Exclude<OpenOptions, string>);
  let loading: ReturnType<typeof load> | undefined;
  let failed = false;
  // `load` tells of a failure by this event alone; the next press tries again.
  island.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    loading = undefined;
    failed = true;
  });
  const hydrate = async () => {
    loading ??= load();
    await (await loading)();
  };

  const controlOf = ({ target }: Event) => target instanceof Element && target.closest<HTMLAnchorElement>(openerSelector(name as OpenableIsland));
  for (const type of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(type, (event) => void (controlOf(event) && hydrate()), { passive: true });
  island.addEventListener('focusin', hydrate, { once: true });
  if (query && new URLSearchParams(location.search).get(query)) void hydrate();

  document.addEventListener('click', async (event) => {
    const control = controlOf(event);
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Safari gives a pressed control no focus, and a dialog gives it back to what had it.
    if (event.detail) control.focus({ preventScroll: true });
    // A dialog makes the page behind it inert, a tenth of a second on a slow processor: the pressed control is painted before.
    await afterPaint();
    // An island that runs hears the event; one that still hydrates finds the mark.
    island.setAttribute(ASKED, '');
    island.dispatchEvent(new Event(ASK_EVENT));
    if (!island.hasAttribute('ssr')) return;
    failed = false;
    await hydrate();
    if (failed && control.href) location.assign(control.href);
  });
};

export default hydrateOnOpen;
