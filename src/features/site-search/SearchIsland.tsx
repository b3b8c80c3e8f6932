import { useHydrated } from '../../client/use-hydrated.ts';

// Only the browser imports the dialog, so that built pages do not contain its styles. The import is
// awaited, so that its failure fails the hydration.
const SearchDialog = import.meta.env.SSR
  ? () => null
  : (await import('./SearchDialog.tsx')).SearchDialog;

/** Always returns a fragment, because Astro recognizes React components by the returned element. */
export const SearchIsland = () => <>{useHydrated() && <SearchDialog />}</>;
