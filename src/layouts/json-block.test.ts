import { expect, test } from 'vitest';
import { jsonBlock } from './json-block.ts';

test('a text that would close its script element or open a comment is written so that it cannot, and reads the same', () => {
  const value = { text: '</script><script>alert(1)</script><!--' };
  expect(jsonBlock(value)).not.toContain('<');
  expect(JSON.parse(jsonBlock(value))).toEqual(value);
});
