// @vitest-environment jsdom
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { mockDesk, renderFor } from '../testing/desk.ts';
import { DateNotice } from './DateNotice.tsx';

test('an owner confirms the date, and a failure is shown', async () => {
  let status = 503;
  const { requests } = mockDesk({
    'GET /date': () => [200, { question: 'The clock says 2099-01-01.' }],
    'POST /date': () => [status, { message: 'Not now.', question: null }],
  });
  const { findByText, findByRole, queryByText } = renderFor('owner', createElement(DateNotice));
  await findByText('The clock says 2099-01-01.');
  await userEvent.click(await findByRole('button', { name: 'Confirm the date' }));
  await findByText('Not now.');
  status = 200;
  await userEvent.click(await findByRole('button', { name: 'Confirm the date' }));
  await expect.poll(() => queryByText('The clock says 2099-01-01.')).toBeNull();
  expect(requests.map(({ what }) => what)).toEqual(['GET /date', 'POST /date', 'POST /date']);
});
