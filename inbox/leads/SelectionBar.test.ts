// @vitest-environment jsdom
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { LeadSummary } from '../../server/inbox/api.ts';
import { leadSummary, mockDesk, renderAs } from '../../tests/inbox/desk.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useSelection } from './use-selection.ts';

function Bar({ leads = [leadSummary()] }: { leads?: LeadSummary[] }) {
  const selection = useSelection(leads);
  return createElement(SelectionBar, { leads, filters: {}, selection });
}

test('a double click starts one export', async () => {
  const { requests } = mockDesk({ 'POST /export': () => new Promise(() => undefined) });
  const { getByRole } = renderAs('owner', Bar);
  await userEvent.dblClick(getByRole('button', { name: /^JSON ?of this view$/ }));
  expect(requests).toEqual([{ endpoint: 'POST /export', body: { format: 'json', query: {} } }]);
});

test('more than 200 selected leads can be exported but not changed; the bar says why', async () => {
  mockDesk({ 'GET /people': [] });
  const leads = Array.from({ length: 201 }, (_, index) => leadSummary({ id: `lead-${index}` }));
  const { getByLabelText, getByRole, queryByRole } = renderAs('owner', Bar, { leads });
  await userEvent.click(getByLabelText('Select all shown'));
  expect(getByRole('status').textContent).toBe('201 selected. You can change 200 at a time.');
  expect(getByRole('button', { name: /^CSV.*201 selected leads$/ })).toBeTruthy();
  expect(queryByRole('form')).toBeNull();
});
