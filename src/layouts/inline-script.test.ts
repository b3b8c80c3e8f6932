import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inlineScript } from './inline-script.ts';

test('runs a function that contains a line comment', () => {
  const double = new Function('number', '// twice\nreturn number * 2') as (
    number: number,
  ) => number;
  expect(runInThisContext(inlineScript(double, '21'))).toBe(42);
});
