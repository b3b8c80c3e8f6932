export const VITALS_PATH = '/api/v1.0/vitals';

export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
export const vitalRatings = ['good', 'needs-improvement', 'poor'] as const;

/** `value` is in milliseconds; CLS has no unit. */
export type VitalsBody = {
  path: string;
  vitals: {
    name: (typeof vitalNames)[number];
    value: number;
    rating: (typeof vitalRatings)[number];
  }[];
};
