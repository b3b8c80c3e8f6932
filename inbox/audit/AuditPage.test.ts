// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mockDesk, renderAs } from '../../tests/inbox/desk.ts';
import AuditPage from './AuditPage.tsx';

const page = (id: number, next: string | null) => ({
  entries: [{ id, at: 0, by: 'me@example.com', what: `Entry ${id}` }],
  next,
});

test('a double click on "Load more" loads one page and focuses its first entry', async () => {
  const { promise: clicked, resolve } = Promise.withResolvers<void>();
  const { requests } = mockDesk({
    'GET /audit': page(1, 'more'),
    'GET /audit?cursor=more': async () => {
      await clicked;
      return [200, page(2, null)];
    },
  });
  const { findByRole, findByText, queryByRole } = renderAs('owner', AuditPage);
  await userEvent.dblClick(await findByRole('button', { name: 'Load more' }));
  resolve();
  const entry = await findByText('Entry 2');
  await waitFor(() => expect(document.activeElement).toBe(entry.closest('li')));
  expect(queryByRole('button')).toBeNull();
  expect(requests.map(({ endpoint }) => endpoint)).toEqual([
    'GET /audit',
    'GET /audit?cursor=more',
  ]);
});
