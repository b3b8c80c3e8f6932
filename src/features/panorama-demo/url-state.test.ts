import { expect, test } from 'vitest';
import { readUrlState, writeUrlState } from './url-state.ts';

test('role, question and account read back the same, and parameters of others stay', () => {
  const state = { role: 'supplyChain', question: 'stock', account: 'ablethorn' } as const;
  const search = writeUrlState('?from=mail&account=old', state);
  expect(search).toBe('?from=mail&account=ablethorn&role=supplyChain&question=stock');
  expect(readUrlState(search)).toEqual(state);
  expect(writeUrlState('?account=old', { ...state, account: undefined })).not.toContain('account');
});

test('an address that says nothing, or nonsense, is the first question of the first role', () => {
  for (const search of ['', '?role=root&question=salaries']) expect(readUrlState(search)).toEqual({ role: 'regionalSales', question: 'calls', account: undefined });
});
