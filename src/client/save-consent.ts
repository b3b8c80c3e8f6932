import type { Choices } from './consent.ts';
import { load, local, save, storageKeys } from './storage.ts';

/**
 * Saves the choices, and dispatches `storage`, which browsers send to other tabs only. If the
 * choices cannot be stored, removes the earlier ones, so that no consent stays in force.
 * @returns whether the browser stored the choices
 */
export function saveConsent(choices: Choices, now = Date.now()): boolean {
  // Swedish dates have the format YYYY-MM-DD.
  const json = JSON.stringify({ ...choices, day: new Date(now).toLocaleDateString('sv') });
  save(local, storageKeys.preferences, json);
  const isSaved = load(local, storageKeys.preferences) === json;
  if (isSaved) dispatchEvent(new StorageEvent('storage', { key: storageKeys.preferences }));
  else removeConsent();
  return isSaved;
}

function removeConsent() {
  try {
    localStorage.removeItem(storageKeys.preferences);
  } catch {
    // Storage is blocked, so no consent is stored.
  }
}
