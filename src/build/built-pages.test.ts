import { expect, test } from 'vitest';
import { pageFile, pagePath } from './built-pages.ts';

test.each([
  ['index.html', '/'],
  ['about-us.html', '/about-us'],
  ['product-details/1.html', '/product-details/1'],
])('%s is the page %s', (file, path) => {
  expect(pagePath(file)).toBe(path);
  expect(pageFile(path)).toBe(file);
});
