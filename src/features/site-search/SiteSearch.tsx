import { useHydrated } from '../../client/use-hydrated.ts';

// Not on the server, to keep the dialog's style out of documents; awaited, so that a failed import
// fails the island.
const SearchDialog = import.meta.env.SSR
  ? () => null
  : (await import('./SearchDialog.tsx')).SearchDialog;

/** Renders nothing until hydrated. Astro detects React by the returned element. */
export const SiteSearch = () => <>{useHydrated() && <SearchDialog />}</>;
