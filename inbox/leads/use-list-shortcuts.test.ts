// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, useRef } from 'react';
import { expect, test } from 'vitest';
import {
  leadDetail,
  leadSummary,
  mockDesk,
  type Responses,
  renderAs,
} from '../../tests/inbox/desk.ts';
import { useAnnouncement } from '../shared/live-region.ts';
import { LeadList } from './LeadList.tsx';
import { useListShortcuts } from './use-list-shortcuts.ts';
import { useSelection } from './use-selection.ts';

const leads = ['a', 'b', 'c'].map((id) => leadSummary({ id, name: `Lead ${id}`, version: 7 }));

function Screen() {
  const listRef = useRef<HTMLUListElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const selection = useSelection(leads);
  useListShortcuts({ listRef, searchRef, leads, selection });
  return createElement(
    'div',
    {},
    createElement('input', { ref: searchRef }),
    createElement(LeadList, { ref: listRef, leads, selection }),
    createElement('output', {}, useAnnouncement().text),
  );
}

function openList(role: 'reader' | 'editor', responses: Responses = {}) {
  HTMLElement.prototype.scrollIntoView = () => undefined;
  const desk = mockDesk(responses);
  return { ...desk, ...renderAs(role, Screen) };
}

test('j and k move between rows and stop at the ends; / focuses the search', async () => {
  const { getByRole } = openList('reader');
  let focused = '';
  for (const key of 'jjjjkkkk') {
    await userEvent.keyboard(key);
    focused += document.activeElement?.textContent?.replace('Lead ', '');
  }
  expect(focused).toBe('abccbaaa');
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(getByRole('textbox'));
});

test('x toggles the focused row, Shift+click selects a range, Escape clears the selection', async () => {
  const { getAllByRole } = openList('editor');
  const checked = () => getAllByRole('checkbox').map((box) => box.matches(':checked'));
  await userEvent.keyboard('jx');
  expect(checked()).toEqual([true, false, false]);
  const last = getAllByRole('checkbox').at(-1) as HTMLElement;
  fireEvent.click(last, { shiftKey: true });
  expect(checked()).toEqual([true, true, true]);
  await userEvent.keyboard('x');
  expect(checked()).toEqual([false, true, true]);
  await userEvent.keyboard('{Escape}');
  expect(checked()).toEqual([false, false, false]);
});

test('the key "e" reports a conflict if somebody else has changed the lead', async () => {
  const { requests, findByText } = openList('editor', {
    'PATCH /leads/a': () => [409, leadDetail({ id: 'a', status: 'closed', version: 8 })],
  });
  await userEvent.keyboard('je');
  await findByText(/Somebody else has changed this lead/);
  expect(requests).toEqual([
    { endpoint: 'PATCH /leads/a', body: { status: 'answered', version: 7 } },
  ]);
});

test('for a reader, the keys "e" and "a" change nothing', async () => {
  const { requests, getByRole } = openList('reader');
  await userEvent.keyboard('jea');
  await waitFor(() =>
    expect(getByRole('status').textContent).toBe('Readers can see leads but not change them.'),
  );
  expect(requests).toEqual([]);
});
