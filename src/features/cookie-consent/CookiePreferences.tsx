import { useHydrated } from '../../client/use-hydrated.ts';

// In the browser only, as in `features/site-search/SiteSearch.tsx`.
const PreferencesDialog = import.meta.env.SSR
  ? () => null
  : (await import('./PreferencesDialog.tsx')).PreferencesDialog;

/**
 * The cookie preference manager (specification §2, Cookies Policy); a link in every footer opens
 * it.
 */
export const CookiePreferences = () => <>{useHydrated() && <PreferencesDialog />}</>;
