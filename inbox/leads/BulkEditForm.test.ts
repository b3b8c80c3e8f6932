// @vitest-environment jsdom
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { bulkResult, leadSummary, mockDesk, renderAs } from '../../tests/inbox/desk.ts';
import { useAnnouncement } from '../shared/live-region.ts';
import { LeadList } from './LeadList.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useSelection } from './use-selection.ts';

const leads = ['a', 'b', 'c'].map((id, index) =>
  leadSummary({ id, name: `Lead ${id}`, version: index + 1 }),
);

function Screen() {
  const selection = useSelection(leads);
  return createElement(
    'div',
    {},
    createElement(SelectionBar, { leads, filters: {}, selection }),
    createElement(LeadList, { leads, selection }),
    createElement('output', {}, useAnnouncement().text),
  );
}

test('one request changes the selected leads; an alert lists conflicting ones, which stay selected', async () => {
  const { requestsWith } = mockDesk({
    'GET /people': [
      { email: 'bob@example.com', disabled: false },
      { email: 'sam@example.com', disabled: true },
    ],
    'POST /leads/change': bulkResult({ changed: leads.slice(0, 1), conflicts: leads.slice(2) }),
  });
  const { getByLabelText, getByRole, getAllByRole, findByRole, findByText, queryByText } = renderAs(
    'editor',
    Screen,
  );
  // Only owners can export.
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
  const selectedVersions = [
    { id: 'a', version: 1 },
    { id: 'c', version: 3 },
  ];
  expect(requestsWith('POST')).toEqual([
    {
      endpoint: 'POST /leads/change',
      body: { leads: selectedVersions, status: 'answered', assignee: null },
    },
  ]);
  const selected = getAllByRole('checkbox', { checked: true, name: /^Select Lead/ });
  expect(selected.map((box) => box.getAttribute('aria-label'))).toEqual(['Select Lead c']);
});

test('a change without conflicts moves focus to the checkbox above the list', async () => {
  mockDesk({
    'GET /people': [],
    'POST /leads/change': bulkResult({ changed: leads }),
  });
  const { getByLabelText, getByRole, findByLabelText } = renderAs('owner', Screen);
  await userEvent.click(getByLabelText('Select all shown'));
  await userEvent.click(getByRole('button', { name: 'Mark as spam' }));
  expect(document.activeElement).toBe(await findByLabelText('Select all shown'));
});
