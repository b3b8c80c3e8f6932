import { useHydrated } from '../../client/use-hydrated.ts';

// As in `features/site-search/SiteSearch.tsx`: neither the dialog's markup nor its style is in a document.
const FilmDialog = import.meta.env.SSR ? () => null : (await import('./FilmDialog.tsx')).FilmDialog;

/** The film over the page (specification §4), as an island that opens when asked for. */
export const FilmPopup = () => <>{useHydrated() && <FilmDialog />}</>;
