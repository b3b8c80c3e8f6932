import { expect, test } from 'vitest';
import { formatUrlState, parseUrlState } from './url-state.ts';

test('parseUrlState reads what formatUrlState writes; formatUrlState omits a missing account', () => {
  const state = {
    role: 'supplyChain',
    question: 'cartons by trade',
    account: 'ablethorn',
  } as const;
  expect(parseUrlState(formatUrlState(state))).toEqual(state);
  expect(formatUrlState({ ...state, account: undefined }).toString()).toBe(
    'role=supplyChain&ask=cartons+by+trade',
  );
});

test('parseUrlState defaults to the first role and question; an unknown role counts as missing', () => {
  for (const text of ['', 'role=root'])
    expect(parseUrlState(new URLSearchParams(text))).toEqual({
      role: 'regionalSales',
      question: 'Which accounts need a call this week?',
      account: undefined,
    });
});
