import { expect, test } from 'vitest';
import { template } from './copy-fields.ts';

test.each([
  ['is missing', 'count', 'Results'],
  ['has the name of a site value', 'product', 'About {product}'],
])('reports a required placeholder that %s', (_, name, text) => {
  expect(template(name).safeParse(text).error?.issues[0]?.message).toContain(`Keep {${name}}`);
});
