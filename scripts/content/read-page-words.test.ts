import { expect, test } from 'vitest';
import { readPageWords } from './read-page-words.ts';

test('the words of a page are its strings with the properties that hold them; imports, types and names are not words', () => {
  const source = [
    "import { site } from '../site.ts';",
    "type Kind = 'list' | 'grid';",
    'export const page = {',
    "  title: 'About Us',",
    `  'sign-up': \`Write to \${site.brand} today.\`,`,
    "  points: ['One', { name: 'Two' }],",
    '};',
  ].join('\n');
  expect(readPageWords('page.ts', source).map(({ line, part, text }) => `${line} ${part}: ${text}`)).toEqual([
    '4 title: About Us',
    '5 sign-up: Write to {…} today.',
    '6 points: One',
    '6 name: Two',
  ]);
});
