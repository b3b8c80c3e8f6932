// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { account, mockDesk, renderAs } from '../../tests/inbox/desk.ts';
import AccountsPage from './AccountsPage.tsx';

test('resetting the access of an account asks the owner to confirm, and then shows a one-time link', async () => {
  const resetEndpoint = 'POST /accounts/cy%40example.com/reset';
  const { requestsWith } = mockDesk({
    'GET /accounts': [account({ email: 'cy@example.com' })],
    [resetEndpoint]: () => [200, { link: 'https://desk.example/inbox/invitation#token' }],
  });
  renderAs('owner', AccountsPage);
  fireEvent.click(await screen.findByRole('button', { name: 'Reset access of cy@example.com' }));
  screen.getByText(/^This removes the password and all passkeys of/);
  expect(requestsWith(resetEndpoint)).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Reset access', hidden: true }));
  const link = await screen.findByLabelText<HTMLInputElement>('Link');
  expect(link.value).toBe('https://desk.example/inbox/invitation#token');
  expect(requestsWith(resetEndpoint)).toHaveLength(1);
});
