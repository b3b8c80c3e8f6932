import { useHydrated } from '../../client/use-hydrated.ts';

// Only the browser imports the dialog, so that built pages do not contain its styles.
const FilmDialog = import.meta.env.SSR ? () => null : (await import('./FilmDialog.tsx')).FilmDialog;

export const FilmIsland = () => <>{useHydrated() && <FilmDialog />}</>;
