// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { mockDesk, renderAs } from '../../tests/inbox/desk.ts';
import { CommandMenu } from './CommandMenu.tsx';

// jsdom has no modal dialogs.
Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined });

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'Enter that confirms an IME composition runs no command: %j',
  async (compositionMarks) => {
    mockDesk({});
    const onClose = vi.fn();
    const { getByRole } = renderAs('reader', createElement(CommandMenu, { onClose }));
    const field = getByRole('combobox', { hidden: true });
    // Finds the screen Overview.
    await userEvent.type(field, 'over');
    fireEvent.keyDown(field, { key: 'Enter', ...compositionMarks });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onClose).toHaveBeenCalled();
  },
);
