import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Site } from '../../site.schema.ts';
import { copyProject } from '../project-copy.ts';
import { article, articleFile, articleId, replaceArticle } from '../second-site/entries.ts';
import { runScript } from '../second-site/second-site.ts';
import { matchersFor } from '../test-source.ts';

const copy = copyProject();
beforeEach(() => replaceArticle(copy.folder));
afterAll(copy.remove);

/** Runs a script that must fail. @returns its output */
function failureOf(script: string) {
  const { status, output } = runScript(copy.folder, script);
  expect(status).toBe(1);
  return output;
}

/** Returns the failing script's errors about the article or its picture, sorted. */
const errorsOf = (script: string) =>
  failureOf(script)
    .split('\n')
    .filter((line) => line.startsWith(articleFile) || line.includes('Pallets.json'))
    .sort();

const writeArticle = (...mistakes: [correct: string, wrong: string][]) =>
  writeFileSync(
    copy.pathOf(articleFile),
    mistakes.reduce((text, [correct, wrong]) => text.replace(correct, wrong), article),
  );

test('unknown pictures and placeholders, broken links and duplicate ids stop the build and are reported with their line', () => {
  writeArticle(
    [`id: ${articleId}`, `id: ${articleId - 1}`],
    ['picture: Pallets', 'picture: Palets'],
    ['{brand}', '{brnd}'],
    ['/AIadvisory-services', '/AIadvisory-service'],
  );
  expect(errorsOf('scripts/build.ts')).toEqual(
    matchersFor([
      new RegExp(`:2 .* ${articleId - 1} .*src/content/blog/${articleId - 1}-`),
      /:28 .*\/AIadvisory-service\b/,
      /:28 .*\{brnd\}.* \{brand\}/,
      /:8 .*“Palets”/,
    ]),
  );
});

test('`npm run content` reports skipped heading levels, wrong words and missing alternative texts with their line', () => {
  writeArticle(
    ['## The hand', '### The hand'],
    ['pallets by hand.', 'pallets seamlesly, seamlessly.'],
  );
  writeFileSync(
    copy.pathOf('src/assets/pictures/Pallets.json'),
    '{"caption": "Two counts.", "boxes": []}',
  );
  expect(errorsOf('scripts/content.ts')).toEqual(
    matchersFor([
      /^src\/assets\/pictures\/Pallets\.json:1 {2}alt: /,
      /:20:\d+ .*\(seamlesly\)/,
      /:20:\d+ .*\(seamlessly\)/,
      /:22 .*“The hand”.* ## /,
    ]),
  );
});

test.each([
  'scripts/build.ts',
  'scripts/start.ts',
  'scripts/dev.ts',
  'scripts/test.ts',
  'scripts/content.ts',
  'node_modules/vitest/vitest.mjs',
])('an invalid site.config.ts stops %s, which prints a line for each wrong key', (script) => {
  const invalid = { email: 'nobody', ceoRole: undefined, social: { x: 'x.com' }, colour: 'red' };
  copy.configure(invalid as unknown as Partial<Site>);
  expect(
    failureOf(script)
      .split('\n')
      .map((line) => line.split(' ', 2)),
  ).toEqual(['email', 'ceoRole', 'social.x', 'colour'].map((key) => ['site.config.ts:', key]));
});

test('a syntax error in site.config.ts stops the build and is reported with a line number', () => {
  const config = copy.pathOf('site.config.ts');
  writeFileSync(config, readFileSync('site.config.ts', 'utf8').replace("brand: '", "brand '"));
  expect(failureOf('scripts/build.ts')).toMatch(/^site\.config\.ts:\d+: .+$/);
});
