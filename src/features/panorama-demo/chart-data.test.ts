import { expect, test } from 'vitest';
import { wrapLabel } from './chart-data.ts';

test.each([
  ['Label rolls, North', ['Label rolls,', 'North']],
  ['Floor cleaner, South', ['Floor cleaner,', 'South']],
  ['Plumbrack Motor Works', ['Plumbrack', 'Motor Works']],
  ['Tansyfold Clinic', ['Tansyfold Clinic']],
  ['Antidisestablishment', ['Antidisestablishment']],
])('“%s” keeps together what belongs together', (label, lines) => expect(wrapLabel(label)).toEqual(lines));

test('a label is broken sooner where there is less room', () => expect(wrapLabel('Tansyfold Clinic', 12)).toEqual(['Tansyfold', 'Clinic']));
