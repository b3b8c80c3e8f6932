/** What a page reports of its speed to the lead desk, if its visitor allows that (docs/decisions/0011-cookie-consent.md). */
export const VITALS_PATH = '/api/v1.0/vitals';

export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
export const vitalRatings = ['good', 'needs-improvement', 'poor'] as const;

/** The wire body. Values are milliseconds; CLS is a plain number. Nothing in it tells one visitor from another. */
export type VitalsBody = {
  path: string;
  vitals: { name: (typeof vitalNames)[number]; value: number; rating: (typeof vitalRatings)[number] }[];
};
