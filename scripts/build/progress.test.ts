import { expect, test } from 'vitest';
import progress from './progress.ts';

/** Astro's own lines (astro/dist/core/build/generate.js, astro/dist/assets/build/generate.js). */
const page = (file: string) => ({ level: 'info', message: `  \u001B[34m├─\u001B[39m \u001B[2m/${file}.html\u001B[22m` });
const picture = (number: number, stats: string) => ({ level: 'info', message: `  ▶ /_astro/hero.webp ${stats} (+5ms) (${number}/60)` });
const made = '(before: 900kB, after: 40kB)';

function log(isTTY: boolean) {
  const shown: string[] = [];
  const wrong: string[] = [];
  const { write } = progress({ screen: { isTTY, write: (text: string) => shown.push(text) > 0 }, errors: { write: (text: string) => wrong.push(text) > 0 } });
  return { write, shown: () => shown.join(''), wrong: () => wrong.join('') };
}

test('a terminal has one line that counts pages and pictures, and is empty at the end', () => {
  const { write, shown } = log(true);
  for (const file of ['index', 'about-us']) write(page(file));
  write(picture(1, made));
  write({ level: 'info', message: '✓ Completed in 2s.' });
  const lines = shown().split('\r\u001B[K').slice(1);
  expect(lines).toEqual(['1 pages …', '2 pages …', '2 pages, picture 1 of 60 …', '']);
});

test('elsewhere a first build says now and then how far it is, and one that makes nothing is quiet', () => {
  const [first, later] = [log(false), log(false)];
  first.write(page('index'));
  for (let number = 1; number <= 60; number += 1) {
    first.write(picture(number, made));
    later.write(picture(number, '(reused cache entry)'));
  }
  expect(first.shown()).toBe('1 pages, picture 50 of 60 …\n');
  expect(later.shown()).toBe('');
});

test('warnings and errors pass', () => {
  const { write, wrong } = log(false);
  write({ level: 'warn', message: 'A picture is missing.' });
  expect(wrong()).toBe('A picture is missing.\n');
});
