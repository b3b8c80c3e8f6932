// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { mockDesk, renderAs } from '../../tests/inbox/desk.ts';
import { Filters } from './Filters.tsx';
import { parseFilters } from './filters.ts';

const Page = () =>
  createElement(Filters, { filters: parseFilters(useSearch()), searchRef: { current: null } });

function open(path: string, people: object[] = []) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  mockDesk({ 'GET /people': people });
  history.replaceState(null, '', path);
  renderAs('reader', Page);
}

test('a date is applied once its year is complete; leaving the field restores the last complete date', () => {
  open('/');
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const field = screen.getByLabelText<HTMLInputElement>('From (UTC)');
  for (const value of ['0002-11-05', '0020-11-05', '0202-11-05']) {
    fireEvent.change(field, { target: { value } });
    expect([location.search, field.value]).toEqual(['', value]);
  }
  fireEvent.change(field, { target: { value: '2026-11-05' } });
  expect(location.search).toBe('?from=2026-11-05');
  fireEvent.change(field, { target: { value: '0002-11-05' } });
  fireEvent.blur(field);
  expect(field.value).toBe('2026-11-05');
  act(() => navigate('/'));
  expect(field.value).toBe('');
});

test('opening another view cancels a search that waits for a pause in typing', () => {
  open('/?q=foo');
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  fireEvent.change(box, { target: { value: 'foob' } });
  act(() => navigate('/?status=new'));
  act(() => vi.advanceTimersByTime(1000));
  expect([location.search, box.value]).toEqual(['?status=new', '']);
});

test('the assignee filter offers disabled accounts, and the assignee in the URL', async () => {
  open('/?assignee=left%40example.com', [
    { email: 'ada@example.com', disabled: false },
    { email: 'sam@example.com', disabled: true },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const select = screen.getByLabelText<HTMLSelectElement>('Assigned to');
  expect(select.value).toBe('left@example.com');
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect([...select.options].map(({ text }) => text)).toEqual([
    'Anyone',
    'Nobody',
    'ada@example.com',
    'sam@example.com',
    'left@example.com',
  ]);
});
