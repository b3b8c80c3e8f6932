import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FigureScale, splitSign } from './FigureScale.tsx';

const render = (figure: string, outOf: number) =>
  renderToStaticMarkup(createElement(FigureScale, { figure, outOf }));

test.each([
  ['+95%', 5],
  ['+80%', 20],
])('for %s, %i of a hundred strokes are dashed', (figure, remaining) => {
  expect(render(figure, 100).match(/<line/g)).toHaveLength(100);
  expect(render(figure, 100).match(/class="[^"]*remaining/g)).toHaveLength(remaining);
});

test.each([
  ['+4.7', [1, 1, 1, 1, 0.7]],
  ['+3.5', [1, 1, 1, 0.5, 0]],
])('for %s, bars are filled in proportion', (figure, shares) => {
  const widths = [
    ...render(figure, 5).matchAll(/<rect class="[^"]*barFill[^"]*"[^>]* width="([\d.]+)%"/g),
  ].map(([, width]) => Number(width));
  const [fullWidth = 0] = widths;
  expect(widths.map((width) => Math.round((width / fullWidth) * 10) / 10)).toEqual(shares);
});

test('splits off the sign of a figure, if any', () => {
  expect(splitSign('+95%')).toEqual(['+', '95%']);
  expect(splitSign('95%')).toEqual(['', '95%']);
});
