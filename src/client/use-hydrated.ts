import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the island's code has taken over: false on the server and in the first drawing, which must be the same. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
