import { visitKeys } from '../content/visit-keys.ts';

export const storageKeys = {
  // Prescribed by the specification.
  menuOpen: 'navBarValueitem',
  ...visitKeys,
  outbox: 'leadOutbox',
  assetFields: 'assetIqFields',
  preferences: 'preferences',
} as const;

/** Returns `null` if nothing is stored or the browser blocks storage. */
export function load(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

export function save(storage: () => Storage, key: string, value: string): void {
  try {
    storage().setItem(key, value);
  } catch {
    // Ignored: the page works without storage.
  }
}

// Functions, because reading `localStorage` throws if storage is blocked.
export const local = () => localStorage;
export const session = () => sessionStorage;
