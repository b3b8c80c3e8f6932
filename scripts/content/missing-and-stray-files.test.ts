import { expect, test } from 'vitest';
import { findMissingFonts, strayFileMessage } from './missing-and-stray-files.ts';

test.each([
  ['7-pallets.mdx', false, undefined],
  ['.DS_Store', false, undefined],
  ['7-pallets.md', false, 'Only .mdx files are read here: rename it 7-pallets.mdx, or move it'],
  ['notes', false, 'Only .mdx files are read here: rename it notes.mdx, or move it'],
  [
    '_7-pallets.mdx',
    false,
    'Files that begin with an underscore are ignored: rename it 7-pallets.mdx and add draft: true to its frontmatter',
  ],
  ['drafts', true, 'Folders are ignored here: move their files one folder up'],
])('strayFileMessage(name: %j, isFolder: %j) returns %j', (name, isFolder, message) =>
  expect(strayFileMessage(name, isFolder)).toBe(message),
);

test('findMissingFonts reports a missing font file', () => {
  expect(findMissingFonts('.')).toEqual([]);
  const typeface = {
    name: 'None',
    cssVariable: '--font-mono' as const,
    fallbacks: [],
    files: [{ file: '@fontsource/none/files/none', weight: 400, style: 'normal' as const }],
  };
  expect(findMissingFonts('.', [typeface])).toEqual([
    {
      file: 'brand/typefaces.ts',
      line: 1,
      message:
        'Font file node_modules/@fontsource/none/files/none.woff2 not found. Install its package, or correct `file` (without .woff2)',
    },
  ]);
});
