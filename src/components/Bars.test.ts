import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Bars } from './Bars.tsx';

test.each([
  // The last semicolon adds no bar.
  ['Before=10; After=5; ', ['100%', '50%']],
  ['Before=0; After=0', ['0%', '0%']],
  ['Before=-5; After=10', ['0%', '100%']],
])(
  'draws positive values in proportion to the largest, and all other values as 0: %s',
  (values, widths) => {
    const html = renderToStaticMarkup(createElement(Bars, { caption: 'Hours', unit: 'h', values }));
    expect([...html.matchAll(/width="([^"]+)"/g)].map(([, width]) => width)).toEqual(widths);
  },
);
