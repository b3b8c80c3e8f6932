import { useHydrated } from '../../client/use-hydrated.ts';

// Imported in the browser only, to keep the dialog's styles out of documents. Awaited, so that a
// failed import fails the hydration.
const SearchDialog = import.meta.env.SSR
  ? () => null
  : (await import('./SearchDialog.tsx')).SearchDialog;

/**
 * Renders nothing before hydration, but returns a fragment: Astro recognizes React components by
 * the returned element.
 */
export const SearchIsland = () => <>{useHydrated() && <SearchDialog />}</>;
