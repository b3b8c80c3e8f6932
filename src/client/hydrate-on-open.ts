import type { ClientDirective } from 'astro';
import { afterPaint } from './after-paint.ts';
import { ASK_EVENT, ASKED, type OpenableIsland, openerSelector } from './opens.ts';

/** `query`: a URL parameter that hydrates the island by itself. */
export type OpenOptions = OpenableIsland | { island: OpenableIsland; query: string };

/**
 * Hydrates an island when pointer or focus reaches a control that names it, or focus enters the
 * island.
 */
const hydrateOnOpen: ClientDirective = (load, { value }, island) => {
  const { island: name, query } =
    typeof value === 'string'
      ? { island: value, query: undefined }
      : (value as Exclude<OpenOptions, string>);
  let loading: ReturnType<typeof load> | undefined;
  let failed = false;
  // `load` reports failures only by this event; the next press retries.
  island.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    loading = undefined;
    failed = true;
  });
  const hydrate = async () => {
    loading ??= load();
    await (await loading)();
  };

  const controlOf = ({ target }: Event) =>
    target instanceof Element &&
    target.closest<HTMLAnchorElement>(openerSelector(name as OpenableIsland));
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, (event) => void (controlOf(event) && hydrate()), {
      passive: true,
    });
  island.addEventListener('focusin', hydrate, { once: true });
  if (query && new URLSearchParams(location.search).get(query)) void hydrate();

  document.addEventListener('click', async (event) => {
    const control = controlOf(event);
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Safari does not focus a pressed control, to which a dialog returns focus.
    if (event.detail) control.focus({ preventScroll: true });
    // Opening a dialog takes 100 ms on a slow processor.
    await afterPaint();
    // Hydrated islands receive the event, others find the attribute.
    island.setAttribute(ASKED, '');
    island.dispatchEvent(new Event(ASK_EVENT));
    if (!island.hasAttribute('ssr')) return;
    failed = false;
    await hydrate();
    if (failed && control.href) location.assign(control.href);
  });
};

export default hydrateOnOpen;
