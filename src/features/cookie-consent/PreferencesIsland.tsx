import { useHydrated } from '../../client/use-hydrated.ts';

// Imported in the browser only, for the reasons in `features/site-search/SearchIsland.tsx`.
const PreferencesDialog = import.meta.env.SSR
  ? () => null
  : (await import('./PreferencesDialog.tsx')).PreferencesDialog;

/** The cookie preference manager (specification §2), which each `PreferencesLink` opens. */
export const PreferencesIsland = () => <>{useHydrated() && <PreferencesDialog />}</>;
