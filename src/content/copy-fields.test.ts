import { expect, test } from 'vitest';
import { template } from './copy-fields.ts';

test.each([
  ['is missing', 'count', 'Results'],
  // `site.product` replaces this placeholder, so other code cannot fill it in.
  ['has the name of a site value', 'product', 'About {product}'],
])('reports a required placeholder that %s', (_, name, text) => {
  expect(template(name).safeParse(text).error?.issues[0]?.message).toContain(`Keep {${name}}`);
});
