// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { watchForLostFocus } from './watch-for-lost-focus.ts';

const observe = vi.spyOn(MutationObserver.prototype, 'observe');
watchForLostFocus();
const observer = observe.mock.contexts[0] as MutationObserver;
// Other test files use the same document.
afterAll(() => observer.disconnect());
afterEach(() => document.body.replaceChildren());

/** Shows a screen whose buttons remove themselves. “Load more” then focuses the link. */
function showScreen() {
  document.body.innerHTML = `
    <h1 tabindex="-1">Lead</h1>
    <button>Mark as answered</button>
    <button>Load more</button>
    <a href="#next">Next lead</a>
    <section tabindex="-1"><button>Mark as done</button></section>`;
  for (const button of screen.getAllByRole('button'))
    button.onclick = () => {
      button.remove();
      if (button.textContent === 'Load more')
        requestAnimationFrame(() => screen.getByRole('link').focus());
    };
}

test.each([
  ['Mark as answered', 'the heading', 'h1'],
  ['Mark as done', 'its section', 'section'],
  ['Load more', 'the element that the page focuses', 'a'],
])('when the focused "%s" is removed, focus moves to %s', async (name, _, selector) => {
  showScreen();
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector(selector)));
});

test('focus stays when a button without focus is removed', async () => {
  showScreen();
  const [button] = screen.getAllByRole('button');
  button?.focus();
  screen.getByRole('link').focus();
  button?.click();
  await new Promise(requestAnimationFrame);
  expect(button?.isConnected).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('link'));
});
