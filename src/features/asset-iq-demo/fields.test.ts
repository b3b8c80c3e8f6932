// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import {
  addOwnField,
  loadOwnFields,
  ownFieldText,
  saveOwnFields,
  updateOwnField,
} from './fields.ts';

afterEach(() => {
  localStorage.clear();
});

test('a field is added, renamed, filled in, saved and loaded', () => {
  const [added] = addOwnField([], 'New field');
  const id = added?.id ?? '';
  const ownFields = updateOwnField([added as NonNullable<typeof added>], id, {
    name: 'Licence',
    values: { contact: 'expired' },
  });
  saveOwnFields(ownFields);
  expect(loadOwnFields()).toEqual(ownFields);
  expect(ownFieldText(ownFields, 'contact')).toBe('Licence expired');
  expect(ownFieldText(ownFields, 'traffic')).toBe('');
});

test('fields get different ids without `crypto.randomUUID`, which needs HTTPS', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const [one, other] = addOwnField(addOwnField([], 'One'), 'Other');
  expect(one?.id).toMatch(/^[0-9a-f]{32}$/);
  expect(other?.id).not.toBe(one?.id);
});

test('invalid stored fields are ignored', () => {
  for (const stored of [
    '{',
    '{}',
    '[1]',
    '[{"id":"a"}]',
    '[{"id":"a","name":"b","values":{"c":1}}]',
    'null',
  ]) {
    localStorage.setItem('assetIqFields', stored);
    expect(loadOwnFields()).toEqual([]);
  }
});

test('without storage, no fields are loaded and saving does not throw', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(loadOwnFields()).toEqual([]);
  expect(() => saveOwnFields([])).not.toThrow();
});
