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

const open = (type: string) =>
  render(
    createElement(
      Dialog,
      // biome-ignore lint/correctness/noChildrenProp: the types require it
      { heading: 'Test', onClose: () => undefined, children: createElement('input', { type }) },
    ),
  );
const find = (role: string) => screen.getByRole(role, { hidden: true });

test('a dialog focuses its first text field', () => {
  open('text');
  expect(document.activeElement).toBe(find('textbox'));
});

test('a dialog without text fields focuses its close button', () => {
  open('checkbox');
  expect(document.activeElement).toBe(find('button'));
});
