import type { OptionalCategory } from '../content/pages/cookie-consent.ts';
import { load, local, save, storageKeys } from './storage.ts';

export type Choices = Record<OptionalCategory, boolean>;

export type Consent = Choices & {
  /** When the choices were made, as 2026-11-21. */
  day: string;
};

/** After a year an answer has lapsed, and the visitor is asked again. */
const LIFETIME_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Whether the browser sends Global Privacy Control, which counts as a no to every optional category. */
export const hasGlobalPrivacyControl = () => (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** The visitor's choices; none before they are made, once they have lapsed, or where they cannot be read. */
export function loadConsent(now = Date.now()): Consent | undefined {
  let saved: Partial<Consent> | null;
  try {
    saved = JSON.parse(load(local, storageKeys.preferences) ?? 'null');
  } catch {
    return undefined;
  }
  const age = now - Date.parse(saved?.day ?? '');
  // Saved in another time zone, or before the clock was put right, a day may lie a little ahead.
  if (!(age > -2 * DAY_MS && age < LIFETIME_DAYS * DAY_MS)) return undefined;
  return { performance: saved?.performance === true, functionality: saved?.functionality === true, targeting: saved?.targeting === true, day: saved?.day ?? '' };
}

/** Saves the visitor's choices and tells this tab, as the browser tells the others (`storage`). @returns whether this browser keeps them. */
export function saveConsent(choices: Choices, now = Date.now()): boolean {
  const text = JSON.stringify({ ...choices, day: dayOf(now) });
  save(local, storageKeys.preferences, text);
  const saved = load(local, storageKeys.preferences) === text;
  if (saved) dispatchEvent(new StorageEvent('storage', { key: storageKeys.preferences }));
  return saved;
}

/** Whether a category may act now: asked each time, for another tab may have taken the yes back. */
export const hasConsent = (category: OptionalCategory) => !hasGlobalPrivacyControl() && loadConsent()?.[category] === true;
