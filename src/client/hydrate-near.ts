import type { ClientDirective } from 'astro';
import { defineSetImmediate } from './set-immediate.ts';

const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;

const firstInteraction = new Promise<void>((resolve) => {
  for (const type of interactionEvents)
    addEventListener(type, () => resolve(), { capture: true, passive: true, once: true });
  // The page may have scrolled before this script ran.
  if (scrollY) resolve();
});

// Must precede React, which looks for `setImmediate` only when it loads.
defineSetImmediate();

/** After an interaction, hydrates an island within half a screen of the viewport. */
const hydrateNear: ClientDirective = async (load, _options, island) => {
  // Requests need `AbortSignal.any`. Without it, islands stay HTML, and the browser posts forms.
  if (!('any' in AbortSignal)) return;
  // On hydration, `ContactForm.tsx` validates fields that have lost focus.
  const markBlurred = ({ target }: FocusEvent) => {
    (target as { blurred?: boolean }).blurred = true;
  };
  island.addEventListener('focusout', markBlurred);
  await firstInteraction;
  const observer = new IntersectionObserver(
    async (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      await (await load())();
    },
    { rootMargin: '50%' },
  );
  // The island is `display: contents` and has no box.
  for (const child of island.children) observer.observe(child);
};

export default hydrateNear;
