// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from './Dialog.tsx';

// jsdom has no modal dialogs. Like browsers, the mock focuses the first button.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector('button')?.focus();
  },
  close: () => undefined,
});
afterEach(cleanup);

test.each([
  ['text', 'its first text field', 'textbox'],
  ['checkbox', 'its close button, because it has no text field', 'button'],
])('a dialog with a field of type %s focuses %s', (type, _, role) => {
  render(
    createElement(
      Dialog,
      // biome-ignore lint/correctness/noChildrenProp: the types require it
      { heading: 'Test', onClose: () => undefined, children: createElement('input', { type }) },
    ),
  );
  expect(document.activeElement).toBe(screen.getByRole(role, { hidden: true }));
});
