// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { RoleControl } from './RoleControl.tsx';

test('the checked radio button follows the role; a click reports the new role', () => {
  onTestFinished(cleanup);
  const chosen: string[] = [];
  const control = (value: 'regionalSales' | 'supplyChain') =>
    createElement(RoleControl, { value, onChange: (role) => chosen.push(role) });
  const { rerender } = render(control('regionalSales'));
  const checked = () =>
    screen.getAllByRole<HTMLInputElement>('radio').find((radio) => radio.checked);
  expect(checked()?.value).toBe('regionalSales');
  rerender(control('supplyChain'));
  expect(checked()?.value).toBe('supplyChain');
  fireEvent.click(screen.getByRole('radio', { name: /^Sales manager/ }));
  expect(chosen).toEqual(['salesManager']);
});
