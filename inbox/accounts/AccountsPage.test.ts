// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { account, mockDesk, renderAs } from '../../tests/inbox/desk.ts';
import AccountsPage from './AccountsPage.tsx';

test('the access of an account is reset only after the owner confirms a dialog; then a one-time link is shown', async () => {
  const resetEndpoint = 'POST /accounts/cy%40example.com/reset';
  const { requests } = mockDesk({
    'GET /accounts': [account({ email: 'cy@example.com' })],
    [resetEndpoint]: () => [200, { link: 'https://desk.example/inbox/invitation#token' }],
  });
  renderAs('owner', AccountsPage);
  fireEvent.click(await screen.findByRole('button', { name: 'Reset access of cy@example.com' }));
  screen.getByText(/^This removes the password and all passkeys of/);
  const wasReset = () => requests.some(({ endpoint }) => endpoint === resetEndpoint);
  expect(wasReset()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Reset access', hidden: true }));
  const link = await screen.findByLabelText<HTMLInputElement>('Link');
  expect(link.value).toBe('https://desk.example/inbox/invitation#token');
  expect(wasReset()).toBe(true);
});
