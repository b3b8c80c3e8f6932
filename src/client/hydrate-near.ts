import type { ClientDirective } from 'astro';
import { provideImmediate } from './immediate.ts';

const acts = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;

const visitorActed = new Promise<void>((resolve) => {
  for (const act of acts)
    addEventListener(act, () => resolve(), { capture: true, passive: true, once: true });
  // The page may have scrolled before this script ran.
  if (scrollY) resolve();
});

// React checks once, when it loads.
provideImmediate();

/** Hydrates after the first interaction, within half a screen of the viewport. */
const hydrateNear: ClientDirective = async (load, _options, island) => {
  // Older browsers would fail during a send; their forms post without script.
  if (!('any' in AbortSignal)) return;
  // `ContactForm.tsx` reads this mark for fields that were left before React loaded.
  const markLeft = ({ target }: FocusEvent) => {
    (target as { wasLeft?: boolean }).wasLeft = true;
  };
  island.addEventListener('focusout', markLeft);
  await visitorActed;
  const near = new IntersectionObserver(
    async (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      near.disconnect();
      const hydrate = await load();
      await hydrate();
    },
    { rootMargin: '50%' },
  );
  // The island is `display: contents` and has no box.
  for (const child of island.children) near.observe(child);
};

export default hydrateNear;
