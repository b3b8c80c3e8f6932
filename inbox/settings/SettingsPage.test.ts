// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { SessionEntry } from '../../server/inbox/api.ts';
import { mockDesk, renderAs } from '../../tests/inbox/desk.ts';
import SettingsPage from './SettingsPage.tsx';

const session: SessionEntry = {
  id: 'other',
  current: false,
  createdAt: 0,
  lastSeenAt: 0,
  userAgent: '',
};

test('further clicks on "End session" are ignored until the list has been refetched', async () => {
  let listCount = 0;
  const { requests } = mockDesk({
    'GET /passkeys': () => [200, []],
    'GET /sessions': () => {
      listCount += 1;
      return listCount === 1 ? [200, [session]] : new Promise(() => undefined);
    },
    'DELETE /sessions/other': () => [200, {}],
  });
  const { findByRole } = renderAs('reader', createElement(SettingsPage));
  const button = await findByRole('button', { name: /^End session/ });
  await userEvent.dblClick(button);
  await waitFor(() => expect(listCount).toBe(2));
  await userEvent.click(button);
  expect(requests.filter(({ endpoint }) => endpoint.startsWith('DELETE'))).toHaveLength(1);
});
