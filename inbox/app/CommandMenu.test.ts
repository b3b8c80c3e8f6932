// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { leadList, mockDesk, renderAs } from '../../tests/inbox/desk.ts';
import { CommandMenu } from './CommandMenu.tsx';

function openMenu() {
  const onClose = vi.fn();
  const { getByRole } = renderAs('reader', CommandMenu, { onClose });
  const find = (role: string) => getByRole(role, { hidden: true });
  return { onClose, field: find('combobox'), status: find('status') };
}

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'Enter that confirms an IME composition runs no command: %j',
  async (compositionMarks) => {
    mockDesk();
    const { field, onClose } = openMenu();
    await userEvent.type(field, 'over');
    fireEvent.keyDown(field, { key: 'Enter', ...compositionMarks });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onClose).toHaveBeenCalled();
  },
);

test('the command menu says “Nothing found.” only after its search has ended', async () => {
  const { promise: response, resolve } = Promise.withResolvers<[number, object]>();
  const { requestsWith } = mockDesk({ 'GET /leads?q=zzz&spam=any': () => response });
  const { field, status } = openMenu();
  fireEvent.change(field, { target: { value: 'zzz' } });
  await expect.poll(() => requestsWith('GET /leads')).toHaveLength(1);
  expect(status.textContent).toBe('');
  resolve([200, leadList([])]);
  await expect.poll(() => status.textContent).toBe('Nothing found.');
});
