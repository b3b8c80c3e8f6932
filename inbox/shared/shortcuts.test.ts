// @vitest-environment jsdom
import { cleanup, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setShortcutsEnabled, useShortcuts } from './shortcuts.ts';

const action = vi.fn();

beforeEach(() => {
  document.body.innerHTML = '<input><input type="checkbox"><dialog></dialog>';
  renderHook(() => useShortcuts({ j: action }));
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  action.mockClear();
  setShortcutsEnabled(true);
});

test('shortcuts run their actions, also while a checkbox has focus', async () => {
  await userEvent.keyboard('jx');
  expect(action).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.keyboard('j');
  expect(action).toHaveBeenCalledTimes(2);
});

test('shortcuts do nothing in text fields, with Ctrl, Meta or Alt, behind a dialog or if turned off', async () => {
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'j');
  field.blur();
  await userEvent.keyboard('{Control>}j{/Control}{Meta>}j{/Meta}{Alt>}j{/Alt}');
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
  dialog.open = true;
  await userEvent.keyboard('j');
  dialog.open = false;
  setShortcutsEnabled(false);
  await userEvent.keyboard('j');
  expect(action).not.toHaveBeenCalled();
});
