import { expect, test } from 'vitest';
import { HEIGHT, layOut, WIDTHS } from './weeks-layout.ts';

const week = (start: number, contact: number, signUp: number, newsletter: number) => ({ start, contact, signUp, newsletter });

test.each(Object.values(WIDTHS))('bars are as high as what they count, one upon the other, inside a drawing of %i', (room) => {
  const { bars } = layOut([week(1, 10, 0, 0), week(2, 5, 5, 0), week(3, 0, 0, 0)], room);
  const [ten, fives, none] = bars.map(({ parts }) => parts);
  expect(none).toEqual([]);
  expect(fives?.map(({ form }) => form)).toEqual(['contact', 'signUp']);
  // Two of five, each with its seam, reach as high as one of ten.
  expect(fives?.at(-1)?.y).toBeCloseTo(ten?.[0]?.y ?? 0);
  for (const { x, width, parts } of bars) {
    expect(x).toBeGreaterThan(0);
    expect(x + width).toBeLessThanOrEqual(room);
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
  expect(layOut([week(1, most, 0, 0)], WIDTHS.wide).ticks.map(({ value }) => value)).toEqual(values);
});

test('without a week there is a drawing all the same', () => {
  expect(layOut([], WIDTHS.wide)).toEqual({ bars: [], ticks: expect.any(Array) });
});

test('days below the bars leave each other room, and the latest week has one', () => {
  for (const room of Object.values(WIDTHS)) {
    const labeled = layOut(
      Array.from({ length: 12 }, (_, index) => week(index, 1, 0, 0)),
      room,
    ).bars.filter(({ label }) => label !== undefined);
    expect(labeled.at(-1)?.start).toBe(11);
    expect(labeled.length).toBeGreaterThan(1);
    for (const [index, { label = 0 }] of labeled.slice(1).entries()) expect(label - (labeled[index]?.label ?? 0)).toBeGreaterThanOrEqual(60);
    expect(labeled.at(-1)?.label).toBeLessThanOrEqual(room - 25);
  }
});
