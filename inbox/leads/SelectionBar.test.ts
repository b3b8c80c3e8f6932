// @vitest-environment jsdom
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { bulkResult, leadSummary, mockDesk, renderAs } from '../../tests/inbox/desk.ts';
import { useAnnouncement } from '../shared/live-region.ts';
import { LeadList } from './LeadList.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useSelection } from './use-selection.ts';

const threeLeads = ['a', 'b', 'c'].map((id, index) =>
  leadSummary({ id, name: `Lead ${id}`, version: index + 1 }),
);

function Screen({ leads = threeLeads }) {
  const selection = useSelection(leads);
  return createElement(
    'div',
    {},
    createElement(SelectionBar, { leads, filters: {}, selection }),
    createElement(LeadList, { leads, selection }),
    createElement('output', {}, useAnnouncement().text),
  );
}

test('one request changes the selected leads; an alert lists the leads with conflicts, which stay selected', async () => {
  const { requestsWith } = mockDesk({
    'GET /people': [
      { email: 'bob@example.com', disabled: false },
      { email: 'sam@example.com', disabled: true },
    ],
    'POST /leads/change': bulkResult({
      changed: threeLeads.slice(0, 1),
      conflicts: threeLeads.slice(2),
    }),
  });
  const { getByLabelText, getByRole, getAllByRole, findByRole, findByText, queryByText } = renderAs(
    'editor',
    Screen,
  );
  expect(queryByText(/Export/)).toBeNull();
  await userEvent.click(getByLabelText('Select Lead a'));
  await userEvent.click(getByLabelText('Select Lead c'));
  await findByText('2 selected');
  await userEvent.click(getByRole('button', { name: 'Change 2 leads' }));
  await findByText('Choose a status or an assignee first.');
  await findByRole('option', { name: 'bob@example.com' });
  expect(queryByText('sam@example.com')).toBeNull();
  await userEvent.selectOptions(getByLabelText('Status'), 'Answered');
  await userEvent.selectOptions(getByLabelText('Assigned to'), 'Nobody');
  await userEvent.click(getByRole('button', { name: 'Change 2 leads' }));
  expect((await findByRole('alert')).textContent).toContain(
    'Your change was not applied to leads that somebody else has changed: Lead c.',
  );
  await findByText('1 lead changed. Status: Answered. Assigned to nobody.');
  const selected = [
    { id: 'a', version: 1 },
    { id: 'c', version: 3 },
  ];
  expect(requestsWith('POST').map(({ body }) => body)).toEqual([
    { leads: selected, status: 'answered', assignee: null },
  ]);
  expect(getAllByRole('checkbox', { checked: true })).toEqual([getByLabelText('Select Lead c')]);
});

test('a change without conflicts moves focus to the checkbox above the list', async () => {
  mockDesk({
    'GET /people': [],
    'POST /leads/change': bulkResult({ changed: threeLeads }),
  });
  const { getByLabelText, getByRole, findByLabelText } = renderAs('owner', Screen);
  await userEvent.click(getByLabelText('Select all shown'));
  await userEvent.click(getByRole('button', { name: 'Mark as spam' }));
  expect(document.activeElement).toBe(await findByLabelText('Select all shown'));
});

test('a double click starts one export', async () => {
  const { requests } = mockDesk({ 'POST /export': () => new Promise(() => undefined) });
  const { getByRole } = renderAs('owner', Screen);
  await userEvent.dblClick(getByRole('button', { name: /^JSON ?of this view$/ }));
  expect(requests).toEqual([{ endpoint: 'POST /export', body: { format: 'json', query: {} } }]);
});

test('more than 200 selected leads can be exported but not changed; the bar says why', async () => {
  mockDesk({ 'GET /people': [] });
  const leads = Array.from({ length: 201 }, (_, index) => leadSummary({ id: `lead-${index}` }));
  const { getByLabelText, getByRole, getByText, queryByRole } = renderAs('owner', Screen, {
    leads,
  });
  await userEvent.click(getByLabelText('Select all shown'));
  getByText('201 selected. You can change 200 at a time.', { selector: '[role=status]' });
  getByRole('button', { name: /^CSV.*201 selected leads$/ });
  expect(queryByRole('form')).toBeNull();
});
