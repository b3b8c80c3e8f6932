import { useHydrated } from '../../client/use-hydrated.ts';

// Kept from the server's build, so that no document carries the dialog's style; awaited, so that a dialog that cannot be fetched fails the island as a whole.
const SearchDialog = import.meta.env.SSR ? () => null : (await import('./SearchDialog.tsx')).SearchDialog;

/** The site search over the page, as an island that opens when asked for: nothing of it is in the document. Astro knows a React component by the element it returns, so there is always one. */
export const SiteSearch = () => <>{useHydrated() && <SearchDialog />}</>;
