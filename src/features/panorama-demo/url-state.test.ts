import { expect, test } from 'vitest';
import { formatUrlState, parseUrlState } from './url-state.ts';

test('parseUrlState returns what formatUrlState formatted', () => {
  const state = {
    role: 'supplyChain',
    question: 'cartons by trade',
    account: 'ablethorn',
  } as const;
  expect(parseUrlState(formatUrlState(state))).toEqual(state);
  const { account: _, ...without } = state;
  expect(formatUrlState(without).toString()).toBe('role=supplyChain&ask=cartons+by+trade');
});

test('parseUrlState uses the first role and its first question for missing or invalid values', () => {
  for (const search of ['', 'role=root'])
    expect(parseUrlState(new URLSearchParams(search))).toEqual({
      role: 'regionalSales',
      question: 'Which accounts need a call this week?',
      account: undefined,
    });
});
