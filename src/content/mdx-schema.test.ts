import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mdxComponentNames, mdxSchema } from './mdx-schema.ts';

test('docs/editing.md contains a table of the MDX components', () => {
  const rows = mdxComponentNames.map((name) => {
    const { attributes, content } = mdxSchema(name);
    const lines = Object.entries(attributes).map(
      ([attribute, { label, optional, maxLength }]) =>
        `\`${attribute}\`: ${label}${maxLength ? `, at most ${maxLength} characters` : ''}${optional ? ' (optional)' : ''}`,
    );
    return `| \`<${name}>\` | ${lines.join('<br>') || 'none'} | ${content?.type ?? 'nothing'} |`;
  });
  expect(readFileSync('docs/editing.md', 'utf8')).toContain(rows.join('\n'));
});
