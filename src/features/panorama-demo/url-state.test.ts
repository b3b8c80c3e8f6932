import { expect, test } from 'vitest';
import { readUrlState, writeUrlState } from './url-state.ts';

test('readUrlState returns what writeUrlState wrote', () => {
  const state = {
    role: 'supplyChain',
    question: 'cartons by trade',
    account: 'ablethorn',
  } as const;
  expect(readUrlState(writeUrlState(state))).toEqual(state);
  const { account: _, ...without } = state;
  expect(writeUrlState(without).toString()).toBe('role=supplyChain&ask=cartons+by+trade');
});

test('readUrlState uses the first role and its first question for missing or invalid values', () => {
  for (const search of ['', 'role=root'])
    expect(readUrlState(new URLSearchParams(search))).toEqual({
      role: 'regionalSales',
      question: 'Which accounts need a call this week?',
      account: undefined,
    });
});
