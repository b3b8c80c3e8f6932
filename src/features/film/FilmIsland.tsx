import { useHydrated } from '../../client/use-hydrated.ts';

// Imported in the browser only, for the reasons in `features/site-search/SearchIsland.tsx`.
const FilmDialog = import.meta.env.SSR ? () => null : (await import('./FilmDialog.tsx')).FilmDialog;

export const FilmIsland = () => <>{useHydrated() && <FilmDialog />}</>;
