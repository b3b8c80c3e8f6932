import { useHydrated } from '../../client/use-hydrated.ts';

// As in `features/site-search/SiteSearch.tsx`: neither the dialog's markup nor its style is in a document.
const PreferencesDialog = import.meta.env.SSR
  ? () => null
  : (await import('./PreferencesDialog.tsx')).PreferencesDialog;

/** The cookie preference manager (specification §2, Cookies Policy), as an island that opens when asked for, from every footer. */
export const CookiePreferences = () => <>{useHydrated() && <PreferencesDialog />}</>;
