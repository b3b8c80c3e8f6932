import { expect, test } from 'vitest';
import { formatUrlState, parseUrlState } from './url-state.ts';

test('formatUrlState omits a missing account, and parseUrlState reads its result', () => {
  const state = {
    role: 'supplyChain',
    question: 'cartons by trade',
    account: 'ablethorn',
  } as const;
  expect(parseUrlState(formatUrlState(state))).toEqual(state);
  const { account: _, ...withoutAccount } = state;
  expect(formatUrlState(withoutAccount).toString()).toBe('role=supplyChain&ask=cartons+by+trade');
});

test('parseUrlState defaults to the first role, also for an unknown one, and the first question', () => {
  for (const text of ['', 'role=root'])
    expect(parseUrlState(new URLSearchParams(text))).toEqual({
      role: 'regionalSales',
      question: 'Which accounts need a call this week?',
      account: undefined,
    });
});
