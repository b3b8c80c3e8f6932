import { expect, test } from 'vitest';
import { readUrlState, writeUrlState } from './url-state.ts';

test('role, question and account read back the same', () => {
  const state = {
    role: 'supplyChain',
    question: 'cartons by trade',
    account: 'ablethorn',
  } as const;
  expect(readUrlState(writeUrlState(state))).toEqual(state);
  const { account: _, ...without } = state;
  expect(writeUrlState(without).toString()).toBe('role=supplyChain&ask=cartons+by+trade');
});

test('an address that says nothing, or nonsense, is the first question of the first role', () => {
  for (const search of ['', 'role=root'])
    expect(readUrlState(new URLSearchParams(search))).toEqual({
      role: 'regionalSales',
      question: 'Which accounts need a call this week?',
      account: undefined,
    });
});
