import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StudioTabs } from './StudioTabs.tsx';

const tabs = ['One', 'Two', 'Three'].map((label) => ({ label, heading: `Heading ${label}`, points: [{ heading: 'Point', text: `Text of ${label}` }] }));

test('before hydration exactly one of three panels is active, and find-in-page reaches the others', () => {
  const html = renderToStaticMarkup(createElement(StudioTabs, { tabs }));
  const panels = [...html.matchAll(/<tab-panel[^>]*>/g)].map(([tag]) => /hidden="([^"]*)"/.exec(tag)?.[1]);
  expect(panels).toEqual([undefined, 'until-found', 'until-found']);
  for (const { label } of tabs) expect(html).toContain(`Text of ${label}`);
});
