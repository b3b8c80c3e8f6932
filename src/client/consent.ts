import { keep, local, read, storageKeys } from './storage.ts';

/** The categories a visitor may say yes to; the strictly necessary one is not asked about (`content/pages/cookie-consent.ts`). */
export const optionalCategories = ['performance', 'functionality', 'targeting'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];

export type Consent = Record<OptionalCategory, boolean> & {
  /** When they were made, as 2026-11-21. */
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
  let kept: Partial<Consent> | null;
  try {
    kept = JSON.parse(read(local, storageKeys.preferences) ?? 'null');
  } catch {
    return undefined;
  }
  const age = now - Date.parse(kept?.day ?? '');
  // Kept in another time zone, or before the clock was put right, a day may lie a little ahead.
  if (!(age > -2 * DAY_MS && age < LIFETIME_DAYS * DAY_MS)) return undefined;
  return { performance: kept?.performance === true, functionality: kept?.functionality === true, targeting: kept?.targeting === true, day: kept?.day ?? '' };
}

/** @returns whether this browser keeps them. */
export function saveConsent(choices: Omit<Consent, 'day'>, now = Date.now()): boolean {
  const text = JSON.stringify({ ...choices, day: dayOf(now) });
  keep(local, storageKeys.preferences, text);
  return read(local, storageKeys.preferences) === text;
}

/** Whether a category may act now: asked each time, for another tab may have taken the yes back. */
export const hasConsent = (category: OptionalCategory) => !hasGlobalPrivacyControl() && loadConsent()?.[category] === true;
