import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mdxComponentNames, mdxSchema } from './mdx-schema.ts';

test('the editing guide contains the table of components', () => {
  const rows = mdxComponentNames.map((name) => {
    const { attributes, content } = mdxSchema(name);
    const cells = Object.entries(attributes).map(
      ([attribute, { label, optional, maxLength }]) =>
        `\`${attribute}\`: ${label}${maxLength ? `, at most ${maxLength} characters` : ''}${optional ? ' (optional)' : ''}`,
    );
    return `| \`<${name}>\` | ${cells.join('<br>') || 'none'} | ${content?.type ?? 'nothing'} |`;
  });
  expect(readFileSync('docs/editing.md', 'utf8')).toContain(rows.join('\n'));
});
