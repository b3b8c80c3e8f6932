// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { setShortcutsEnabled, useShortcuts } from './shortcuts.ts';

const action = vi.fn();

function Screen({ hasDialog }: { hasDialog?: boolean }) {
  useShortcuts({ j: action });
  return createElement(
    'div',
    {},
    createElement('input', { 'aria-label': 'field' }),
    createElement('input', { type: 'checkbox' }),
    hasDialog && createElement('dialog', { open: true }),
  );
}

afterEach(() => {
  cleanup();
  action.mockClear();
  setShortcutsEnabled(true);
});

test('shortcuts run their actions, also while a checkbox has focus', async () => {
  const { getByRole } = render(createElement(Screen));
  await userEvent.keyboard('jx');
  expect(action).toHaveBeenCalledTimes(1);
  await userEvent.click(getByRole('checkbox'));
  await userEvent.keyboard('j');
  expect(action).toHaveBeenCalledTimes(2);
});

test('shortcuts do nothing in text fields, with Ctrl, Meta or Alt, behind a dialog or if turned off', async () => {
  const { getByRole, rerender } = render(createElement(Screen));
  await userEvent.type(getByRole('textbox'), 'j');
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{Control>}j{/Control}{Meta>}j{/Meta}{Alt>}j{/Alt}');
  rerender(createElement(Screen, { hasDialog: true }));
  await userEvent.keyboard('j');
  rerender(createElement(Screen));
  setShortcutsEnabled(false);
  await userEvent.keyboard('j');
  expect(action).not.toHaveBeenCalled();
});
