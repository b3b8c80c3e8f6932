import { load, local, storageKeys } from './storage.ts';

export const optionalCategories = ['performance', 'functionality', 'targeting'] as const;
type OptionalCategory = (typeof optionalCategories)[number];
export type Choices = Record<OptionalCategory, boolean>;

export type Consent = Choices & {
  /** Local date of the choice, such as 2026-11-21. */
  day: string;
};

const LIFETIME_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether the browser sends Global Privacy Control, which refuses every optional category. */
export const hasGlobalPrivacyControl = () =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Returns undefined if consent is absent, unreadable, expired or dated at least two days ahead. */
export function loadConsent(now = Date.now()): Consent | undefined {
  let saved: Partial<Consent> | null;
  try {
    saved = JSON.parse(load(local, storageKeys.preferences) ?? 'null');
  } catch {
    return undefined;
  }
  const ageMs = now - Date.parse(saved?.day ?? '');
  // Consent that was saved while the clock was far ahead would last too long.
  if (!(ageMs > -2 * DAY_MS && ageMs < LIFETIME_DAYS * DAY_MS)) return undefined;
  return {
    performance: saved?.performance === true,
    functionality: saved?.functionality === true,
    targeting: saved?.targeting === true,
    day: saved?.day ?? '',
  };
}

/** Reads storage each time, because another tab may have revoked the consent. */
export const hasConsent = (category: OptionalCategory) =>
  !hasGlobalPrivacyControl() && loadConsent()?.[category] === true;
