import { expect, test } from 'vitest';
import { serializeJson } from './serialize-json.ts';

test('escapes text that would close the script element or open a comment', () => {
  const value = { text: '</script><script>alert(1)</script><!--' };
  expect(serializeJson(value)).not.toContain('<');
  expect(JSON.parse(serializeJson(value))).toEqual(value);
});
