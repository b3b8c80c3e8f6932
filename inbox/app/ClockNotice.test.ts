// @vitest-environment jsdom
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mockDesk, renderAs } from '../../tests/inbox/desk.ts';
import { ClockNotice } from './ClockNotice.tsx';

test('an owner confirms the date; a failed request shows the desk’s message', async () => {
  const question = 'The clock says 2099-01-01.';
  let status = 503;
  const { requests } = mockDesk({
    'GET /date': { question },
    'POST /date': () => [status, { message: 'Not now.', question: null }],
  });
  const { findByText, findByRole, queryByText } = renderAs('owner', ClockNotice);
  await findByText(question);
  const confirm = await findByRole('button', { name: 'Confirm the date' });
  await userEvent.click(confirm);
  await findByText('Not now.');
  status = 200;
  await userEvent.click(confirm);
  await expect.poll(() => queryByText(question)).toBeNull();
  expect(requests.map(({ endpoint }) => endpoint)).toEqual([
    'GET /date',
    'POST /date',
    'POST /date',
  ]);
});
