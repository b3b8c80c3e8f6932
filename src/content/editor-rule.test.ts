import { describe, expect, test } from 'vitest';
import { editorRule } from './editor-rule.ts';

describe('the pattern of an editor field', () => {
  const matches = (text: string, rules?: Parameters<typeof editorRule>[1]) =>
    new RegExp(editorRule('', rules).rule[0] ?? '').test(text);

  test('rejects unknown and missing placeholders', () => {
    expect(matches('About {brand}')).toBe(true);
    expect(matches('About {brnd}')).toBe(false);
    expect(matches('{count|one|more} of {brand}', { required: ['count'] })).toBe(true);
    expect(matches('More of {brand}', { required: ['count'] })).toBe(false);
  });

  test('limits the length; `max` counts a placeholder as one character', () => {
    expect(matches('{brand} 345', { min: 5, max: 5 })).toBe(true);
    expect(matches('123456', { max: 5 })).toBe(false);
    expect(matches('1234', { min: 5 })).toBe(false);
  });
});
