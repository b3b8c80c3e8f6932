// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FunctionComponent } from 'react';
import { expect, test } from 'vitest';
import { leadList, leadSummary, mockDesk, renderAs } from '../../tests/inbox/desk.ts';
import AuditPage from '../audit/AuditPage.tsx';
import { LeadsPage } from '../leads/LeadsPage.tsx';

const auditResponse = (id: number, next: string | null) => ({
  entries: [{ id, at: 0, by: 'me@example.com', what: `Entry ${id}` }],
  next,
});
const leadsResponse = (id: number, next: string | null) =>
  leadList([leadSummary({ id: `lead-${id}`, name: `Entry ${id}` })], next);

type Row = [
  path: string,
  Screen: FunctionComponent,
  toResponse: typeof auditResponse | typeof leadsResponse,
  focusTag: string,
];
test.each<Row>([
  ['leads', LeadsPage, leadsResponse, 'a'],
  ['audit', AuditPage, auditResponse, 'li'],
])(
  'a double click on "Load more" loads one page of /%s and focuses its first entry',
  async (path, Screen, toResponse, focusTag) => {
    const { promise: clicked, resolve } = Promise.withResolvers<void>();
    const { requestsWith } = mockDesk({
      [`GET /${path}`]: toResponse(1, 'more'),
      [`GET /${path}?cursor=more`]: async () => {
        await clicked;
        return [200, toResponse(2, null)];
      },
    });
    history.replaceState(null, '', '/');
    renderAs('owner', Screen);
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Load more' }));
    resolve();
    const entry = await screen.findByText('Entry 2');
    await waitFor(() => expect(document.activeElement).toBe(entry.closest(focusTag)));
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(requestsWith(`GET /${path}?cursor`)).toHaveLength(1);
  },
);
