// @vitest-environment jsdom
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { leadSummary, mockDesk, renderAs } from '../testing/desk.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useSelection } from './use-selection.ts';

const leads = [leadSummary()];

function Bar({ matchingCount }: { matchingCount: number }) {
  const selection = useSelection(leads);
  return createElement(SelectionBar, { leads, matchingCount, filters: {}, selection });
}

test.each([
  [3, 'CSV of all 3 leads'],
  [10_000, 'CSV of all leads'],
])(
  'with %i counted leads, of which 10,000 means at least that many, a button offers "%s"',
  (matchingCount, name) => {
    mockDesk({});
    const { getAllByRole } = renderAs('owner', createElement(Bar, { matchingCount }));
    expect(getAllByRole('button').map(({ textContent }) => textContent)).toContain(name);
  },
);

test('a double click starts one export', async () => {
  const { requests } = mockDesk({ 'POST /export': () => new Promise(() => undefined) });
  const { getByRole } = renderAs('owner', createElement(Bar, { matchingCount: 1 }));
  await userEvent.dblClick(getByRole('button', { name: /^CSV/ }));
  expect(requests).toEqual([{ endpoint: 'POST /export', body: { format: 'csv', query: {} } }]);
});
