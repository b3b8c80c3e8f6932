// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Section } from '../shared/Section.tsx';
import { restoreFocus } from './restore-focus.ts';

afterEach(cleanup);
restoreFocus();

/** A button that removes itself. */
function RemoveButton({ name, onRemoved }: { name: string; onRemoved?: () => void }) {
  const [isRemoved, setRemoved] = useState(false);
  const onClick = () => {
    setRemoved(true);
    onRemoved?.();
  };
  return isRemoved ? null : createElement('button', { type: 'button', onClick }, name);
}

const NextStep = () =>
  Section({ title: 'Next step', children: createElement(RemoveButton, { name: 'Mark as done' }) });

function Screen() {
  const focusLink = () => requestAnimationFrame(() => screen.getByRole('link').focus());
  return createElement(
    'main',
    {},
    createElement('h1', { tabIndex: -1 }, 'Lead'),
    createElement(RemoveButton, { name: 'Mark as answered' }),
    createElement(RemoveButton, { name: 'Load more', onRemoved: focusLink }),
    createElement('a', { href: '#next' }, 'Next lead'),
    createElement(NextStep),
  );
}

test.each([
  ['Mark as answered', 'the heading', 'h1'],
  ['Mark as done', 'its section', 'section'],
  ['Load more', 'the element that the page focuses', 'a'],
])('when the focused "%s" is removed, focus moves to %s', async (button, _, selector) => {
  render(createElement(Screen));
  await userEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector(selector)));
});

test('focus stays when a button without focus is removed', async () => {
  render(createElement(Screen));
  const button = screen.getByRole('button', { name: 'Mark as answered' });
  button.focus();
  screen.getByRole('link').focus();
  button.click();
  await waitFor(() => expect(button.isConnected).toBe(false));
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(screen.getByRole('link'));
});
