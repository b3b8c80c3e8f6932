// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, useRef } from 'react';
import { expect, test } from 'vitest';
import { useSaid } from '../shared/status-line.ts';
import { type Answers, detail, renderFor, standInDesk, summary } from '../testing/desk.ts';
import { LeadList } from './LeadList.tsx';
import { useListKeys } from './use-list-keys.ts';

const leads = ['a', 'b', 'c'].map((id) => summary({ id, name: `Lead ${id}` }));

function Screen() {
  const list = useRef<HTMLUListElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  useListKeys({ list, searchField, leads });
  return createElement('div', {}, createElement('input', { ref: searchField }), createElement(LeadList, { ref: list, leads }), createElement('output', {}, useSaid()));
}

function open(role: 'reader' | 'editor', answers: Answers = {}) {
  HTMLElement.prototype.scrollIntoView = () => undefined;
  const desk = standInDesk(answers);
  return { ...desk, ...renderFor(role, createElement(Screen)) };
}
const inFocus = () => document.activeElement?.textContent;

test('j and k go from row to row and stop at the ends; / goes to the search', async () => {
  const { getByRole } = open('reader');
  const seen: unknown[] = [];
  for (const key of 'jjjjkkkk') {
    await userEvent.keyboard(key);
    seen.push(inFocus());
  }
  expect(seen).toEqual(['Lead a', 'Lead b', 'Lead c', 'Lead c', 'Lead b', 'Lead a', 'Lead a', 'Lead a']);
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(getByRole('textbox'));
});

test('e and a change the row in focus, with the version the desk has it in', async () => {
  const { asked, findByText } = open('editor', {
    'GET /leads/b': () => [200, detail({ id: 'b', version: 7 })],
    'PATCH /leads/b': (body) => [200, detail({ id: 'b', version: 8, ...(body as object) })],
  });
  await userEvent.keyboard('jje');
  await findByText('Status: Answered.');
  expect(asked.at(-1)).toEqual({ what: 'PATCH /leads/b', body: { status: 'answered', version: 7 } });
});

test('a row that is no longer as it is shown is not changed', async () => {
  const { asked, findByText } = open('editor', { 'GET /leads/a': () => [200, detail({ id: 'a', status: 'closed', version: 3 })] });
  await userEvent.keyboard('je');
  await findByText(/Somebody else has changed this lead/);
  expect(asked.map(({ what }) => what)).toEqual(['GET /leads/a']);
});

test('a reader changes nothing', async () => {
  const { asked, getByRole } = open('reader');
  await userEvent.keyboard('jea');
  await waitFor(() => expect(getByRole('status').textContent).toBe('Readers can see leads but not change them.'));
  expect(asked).toEqual([]);
});
