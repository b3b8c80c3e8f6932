// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mockDesk, renderAs } from '../../tests/inbox/desk.ts';
import SettingsPage from './SettingsPage.tsx';

test('further clicks on "End session" are ignored until the list of sessions has been refetched', async () => {
  let listRequestCount = 0;
  const { requestsWith } = mockDesk({
    'GET /passkeys': [],
    'GET /sessions': () => {
      listRequestCount += 1;
      return listRequestCount === 1
        ? [200, [{ id: 'other', current: false, createdAt: 0, lastSeenAt: 0, userAgent: '' }]]
        : new Promise(() => undefined);
    },
    'DELETE /sessions/other': {},
  });
  const { findByRole } = renderAs('reader', SettingsPage);
  const button = await findByRole('button', { name: /^End session/ });
  await userEvent.dblClick(button);
  await waitFor(() => expect(listRequestCount).toBe(2));
  await userEvent.click(button);
  expect(requestsWith('DELETE')).toHaveLength(1);
});
