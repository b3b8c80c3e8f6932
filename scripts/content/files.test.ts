import { expect, test } from 'vitest';
import { findMissingFonts, strayFile } from './files.ts';

test('an .mdx file is read, and a hidden file of the system is nobody’s', () => {
  expect(strayFile('7-pallets.mdx')).toBeUndefined();
  expect(strayFile('.DS_Store')).toBeUndefined();
});

test.each([
  ['7-pallets.md', false, 'only .mdx files are read here: name it 7-pallets.mdx, or move it away'],
  ['notes', false, 'only .mdx files are read here: name it notes.mdx, or move it away'],
  ['_7-pallets.mdx', false, 'a leading underscore hides nothing: name it 7-pallets.mdx and write draft: true into its head'],
  ['drafts', true, 'a folder among the texts is not read: move its files up'],
])('%s is told', (name, isFolder, fault) => expect(strayFile(name, isFolder)).toBe(fault));

test('a file of a typeface that is not there is told', () => {
  expect(findMissingFonts('.')).toEqual([]);
  const family = {
    name: 'None',
    cssVariable: '--font-mono' as const,
    fallbacks: [],
    files: [{ file: '@fontsource/none/files/none', weight: 400, style: 'normal' as const }],
  };
  expect(findMissingFonts('.', [family])).toEqual([
    {
      file: 'brand/typefaces.ts',
      line: 1,
      message: 'there is no node_modules/@fontsource/none/files/none.woff2: install its package, and write the name of the file without its ending',
    },
  ]);
});
