// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { LeadDetail } from '../../server/inbox/api.ts';
import { Deliveries } from './LeadFacts.tsx';

afterEach(cleanup);

const delivery = {
  channel: 'confirmation',
  state: 'delivered',
  attempts: 1,
  doneAt: Date.UTC(2001, 5, 1),
  lastError: null,
} as const;
const deliveryText = (changes: Partial<LeadDetail['deliveries'][number]>) =>
  render(
    createElement(Deliveries, { deliveries: [{ ...delivery, ...changes }], onRetry: undefined }),
  ).container.querySelector('li')?.textContent;

test('a skipped mail is shown as not sent, with the reason; a delivered one with its time', () => {
  // A skipped mail is stored as delivered, with an error; see `wasSkipped`.
  expect(deliveryText({ lastError: 'The mailbox got a mail today.' })).toBe(
    'Newsletter confirmation: not sentThe mailbox got a mail today.',
  );
  expect(deliveryText({})).toMatch(/^Newsletter confirmation: delivered .*2001/);
});
