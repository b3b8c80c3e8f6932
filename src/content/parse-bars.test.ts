import { expect, test } from 'vitest';
import { parseBars } from './parse-bars.ts';

test('a bar is a name and a number', () => {
  expect(parseBars('On paper=50; Left = 4.5')).toEqual([
    { label: 'On paper', value: 50 },
    { label: 'Left', value: 4.5 },
  ]);
});

test.each(['On paper', 'On paper=many', '=5', 'A=1;'])("'%s' stops the build and says how bars are written", (of) => {
  expect(() => parseBars(of)).toThrow(/is no bar; write a name/);
});
