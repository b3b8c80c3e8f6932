import type { ClientDirective } from 'astro';
import { provideImmediate } from './immediate.ts';

/** What counts as acting: a page left alone loads no island. */
const acts = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;

const visitorActed = new Promise<void>((resolve) => {
  for (const act of acts) addEventListener(act, () => resolve(), { capture: true, passive: true, once: true });
  // Put back where the visitor was, a page may have scrolled before this came.
  if (scrollY) resolve();
});

// Before React comes with the first island: it looks once.
provideImmediate();

/** Hydrates an island after the visitor's first act, when it is on screen or half a screen away, or takes focus. */
const hydrateNear: ClientDirective = async (load, _options, island) => {
  // A browser too old for this would fail in the middle of a send: its forms post as they stand.
  if (!('any' in AbortSignal)) return;
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
  // The island itself is `display: contents` and has no box to observe.
  for (const child of island.children) near.observe(child);
};

export default hydrateNear;
