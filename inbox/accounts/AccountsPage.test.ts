// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { account, mockDesk, renderAs } from '../../tests/inbox/desk.ts';
import AccountsPage from './AccountsPage.tsx';

// jsdom has no modal dialogs.
Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined });

test('access is reset only after a dialog is confirmed; then another dialog shows the link', async () => {
  const resetEndpoint = 'POST /accounts/cy%40example.com/reset';
  const { requests } = mockDesk({
    'GET /accounts': () => [200, [account({ email: 'cy@example.com' })]],
    [resetEndpoint]: () => [200, { link: 'https://desk.example/inbox/invitation#token' }],
  });
  renderAs('owner', createElement(AccountsPage));
  fireEvent.click(await screen.findByRole('button', { name: 'Reset access of cy@example.com' }));
  screen.getByText(/^This removes the password and all passkeys of/);
  const wasReset = () => requests.some(({ endpoint }) => endpoint === resetEndpoint);
  expect(wasReset()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Reset access', hidden: true }));
  const link = await screen.findByLabelText<HTMLInputElement>('Link');
  expect(link.value).toBe('https://desk.example/inbox/invitation#token');
  expect(wasReset()).toBe(true);
});
