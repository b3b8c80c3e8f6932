import { useHydrated } from '../../client/use-hydrated.ts';

// Only the browser imports the dialog, so that built pages do not contain its styles.
const PreferencesDialog = import.meta.env.SSR
  ? () => null
  : (await import('./PreferencesDialog.tsx')).PreferencesDialog;

/** The cookie preference dialog (specification §2), which each `PreferencesLink` opens. */
export const PreferencesIsland = () => <>{useHydrated() && <PreferencesDialog />}</>;
