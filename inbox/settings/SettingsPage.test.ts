// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mockDesk, renderAs } from '../../tests/inbox/desk.ts';
import SettingsPage from './SettingsPage.tsx';

test('further clicks on "End session" are ignored until the list has been refetched', async () => {
  let listCount = 0;
  const { requestsWith } = mockDesk({
    'GET /passkeys': [],
    'GET /sessions': () => {
      listCount += 1;
      return listCount === 1
        ? [200, [{ id: 'other', current: false, createdAt: 0, lastSeenAt: 0, userAgent: '' }]]
        : new Promise(() => undefined);
    },
    'DELETE /sessions/other': {},
  });
  const { findByRole } = renderAs('reader', SettingsPage);
  const button = await findByRole('button', { name: /^End session/ });
  await userEvent.dblClick(button);
  await waitFor(() => expect(listCount).toBe(2));
  await userEvent.click(button);
  expect(requestsWith('DELETE')).toHaveLength(1);
});
