import { expect, test } from 'vitest';
import { HEIGHT, layOut, WIDTH } from './weeks-layout.ts';

const week = (start: number, contact: number, signUp: number, newsletter: number) => ({ start, contact, signUp, newsletter });

test('bars are as high as what they count, one upon the other, inside the drawing', () => {
  const { bars } = layOut([week(1, 10, 0, 0), week(2, 5, 5, 0), week(3, 0, 0, 0)]);
  const [ten, fives, none] = bars.map(({ parts }) => parts);
  expect(none).toEqual([]);
  expect(fives?.map(({ form }) => form)).toEqual(['contact', 'signUp']);
  // Two of five, each with its seam, reach as high as one of ten.
  expect(fives?.at(-1)?.y).toBeCloseTo(ten?.[0]?.y ?? 0);
  for (const { x, width, parts } of bars) {
    expect(x).toBeGreaterThan(0);
    expect(x + width).toBeLessThanOrEqual(WIDTH);
    for (const { y, height } of parts) {
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThan(HEIGHT);
    }
  }
});

test.each([
  [1, [0, 1]],
  [7, [0, 2, 4, 6, 8]],
  [37, [0, 10, 20, 30, 40]],
  [900, [0, 500, 1000]],
])('for %i leads a week the grid counts in round figures', (most, values) => {
  expect(layOut([week(1, most, 0, 0)]).ticks.map(({ value }) => value)).toEqual(values);
});

test('without a week there is a drawing all the same', () => {
  expect(layOut([])).toEqual({ bars: [], ticks: expect.any(Array) });
});
