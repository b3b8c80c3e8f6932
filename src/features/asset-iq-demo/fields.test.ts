// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { addField, fieldText, loadFields, saveFields, updateField } from './fields.ts';

afterEach(() => {
  localStorage.clear();
});

test('a field of the visitor is added, renamed, filled in, saved and loaded', () => {
  const added = addField([], 'New field');
  const customFields = updateField(added, added[0]?.id ?? '', {
    name: 'Licence',
    values: { 'asset-1': 'expired' },
  });
  saveFields(customFields);
  expect(loadFields()).toEqual(customFields);
  expect(fieldText(customFields, 'asset-1')).toBe('Licence expired');
  expect(fieldText(customFields, 'asset-2')).toBe('');
});

test('fields get different ids without `crypto.randomUUID`, which needs HTTPS', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const [first, second] = addField(addField([], 'First'), 'Second');
  expect(second?.id).not.toBe(first?.id);
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
    expect(loadFields()).toEqual([]);
  }
});

test('without storage, no fields are loaded and saving does not throw', () => {
  for (const method of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  expect(loadFields()).toEqual([]);
  expect(() => saveFields([])).not.toThrow();
});
