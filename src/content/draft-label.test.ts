import { expect, test, vi } from 'vitest';
import { draftLabel } from './draft-label.ts';

// `counts.ts` needs Astro's content collections.
vi.mock('./counts.ts', () => ({ counts: {} }));

test.each([
  ['Draft', { draft: true, publishAt: '2100-01-02' }],
  ['From 2 Jan 2100', { publishAt: '2100-01-02T08:00:00Z', date: '2020-06-29' }],
  // The label shows the day in UTC, where midnight in Berlin is still the previous day.
  ['From 1 Jan 2100', { publishAt: '2100-01-02T00:00:00+01:00' }],
  [undefined, { date: '2020-06-29' }],
])('the label of a preview is %j for %j', (label, entry) => expect(draftLabel(entry)).toBe(label));
