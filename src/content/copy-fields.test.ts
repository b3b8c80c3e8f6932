import { expect, test } from 'vitest';
import { template } from './copy-fields.ts';

test.each([
  ['lost', 'count', 'Results'],
  ['a placeholder of the site', 'product', 'About {product}'],
])('reports a placeholder that is %s', (_, name, text) => {
  expect(template(name).safeParse(text).error?.issues[0]?.message).toContain(`Keep {${name}}`);
});
