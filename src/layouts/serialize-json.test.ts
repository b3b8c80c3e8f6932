import { expect, test } from 'vitest';
import { serializeJson } from './serialize-json.ts';

test('a text that would close its script element or open a comment is written so that it cannot, and reads the same', () => {
  const value = { text: '</script><script>alert(1)</script><!--' };
  expect(serializeJson(value)).not.toContain('<');
  expect(JSON.parse(serializeJson(value))).toEqual(value);
});
