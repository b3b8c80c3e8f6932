import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Returns false on the server and in the first render in the browser, which must match it. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
