import { visitKeys } from '../content/visit-keys.ts';

/** The keys the site keeps in the browser (specification §3, 'Browser-stored values'; docs/specification-rulings.md). */
export const storageKeys = {
  menuOpen: 'navBarValueitem',
  ...visitKeys,
  outbox: 'leadOutbox',
  assetFields: 'assetIqFields',
  preferences: 'preferences',
} as const;

/** Loads a value; `null` where storage is blocked. */
export function load(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** Saves a value where it can; a page never breaks because storage is blocked or full. */
export function save(storage: () => Storage, key: string, value: string): void {
  try {
    storage().setItem(key, value);
  } catch {
    // Nothing here is worth a word to the visitor: the page works without.
  }
}

export const local = () => localStorage;
export const session = () => sessionStorage;
