// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { createElement, type FunctionComponent } from 'react';
import { expect, test } from 'vitest';
import { account, leadDetail, mockDesk, type Responses, renderAs } from '../../tests/inbox/desk.ts';
import AccountsPage from '../accounts/AccountsPage.tsx';
import LeadPage from '../lead/LeadPage.tsx';
import SettingsPage from '../settings/SettingsPage.tsx';

const Lead = () => createElement(LeadPage, { id: 'lead-1' });
const someone = account({ email: 'cy@example.com', role: 'reader' });
const responses: Responses = {
  'GET /leads/lead-1': leadDetail(),
  'GET /people': [someone],
  'GET /accounts': [someone],
  'GET /passkeys': [],
  'GET /sessions': [],
  'GET /tokens': [],
};

type Row = [setting: string, FunctionComponent, label: string, value: string, path: string];
const controls: Row[] = [
  ['status', Lead, 'Status', 'answered', '/leads/lead-1'],
  ['role', AccountsPage, `Role of ${someone.email}`, 'editor', '/accounts/cy%40example.com'],
  ['digest', SettingsPage, 'Every week', 'weekly', '/account'],
];

/** Waits for no timer or frame, because the new value must be shown before the next frame. */
async function runMicrotasks() {
  for (let turn = 0; turn < 100; turn += 1) await null;
}

test.each(controls)(
  'a new %s is shown before the desk responds; an error restores the old one',
  async (_, Screen, label, value, path) => {
    const { promise: response, resolve } = Promise.withResolvers<[number, unknown]>();
    const { requests } = mockDesk({ ...responses, [`PATCH ${path}`]: () => response });
    renderAs('owner', Screen);
    const control = await screen.findByLabelText<HTMLInputElement | HTMLSelectElement>(label);
    const isSelect = control instanceof HTMLSelectElement;
    const isSelected = () => (isSelect ? control.value === value : control.checked);
    expect(isSelected()).toBe(false);

    if (isSelect) fireEvent.change(control, { target: { value } });
    else fireEvent.click(control);
    await runMicrotasks();
    expect(isSelected()).toBe(true);
    expect(requests.at(-1)?.endpoint).toBe(`PATCH ${path}`);

    resolve([500, { message: 'The store is not reachable.' }]);
    expect((await screen.findByRole('alert')).textContent).toContain('The store is not reachable.');
    expect(isSelected()).toBe(false);
  },
);
