import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { copyProject } from '../project-copy.ts';
import { article, articleFile, articleId, replaceArticle } from '../second-site/entries.ts';
import { secondSiteConfig } from '../second-site/owner.ts';
import { runScript } from '../second-site/second-site.ts';

const copy = copyProject();
beforeEach(() => replaceArticle(copy.folder));
afterAll(copy.remove);
const inCopy = (file: string) => path.join(copy.folder, file);
const run = (script: string) => runScript(copy.folder, script);

/** Expects a script to fail with exactly these errors about the article or its picture. */
function expectErrors(script: string, ...errors: RegExp[]): void {
  const { status, output } = run(script);
  expect(status).toBe(1);
  const reported = output
    .split('\n')
    .filter((line) => line.startsWith(articleFile) || line.includes('Pallets.json'));
  expect(reported).toHaveLength(errors.length);
  for (const error of errors) expect(reported).toContainEqual(expect.stringMatching(error));
}

describe('mistakes fail the script and are reported with file and line', () => {
  const writeArticle = (...mistakes: [correct: string, wrong: string][]) =>
    writeFileSync(
      inCopy(articleFile),
      mistakes.reduce((text, [correct, wrong]) => text.replace(correct, wrong), article),
    );

  test('unknown picture, unknown placeholder, broken link, duplicate id', () => {
    writeArticle(
      [`id: ${articleId}`, `id: ${articleId - 1}`],
      ['picture: Pallets', 'picture: Palets'],
      ['{brand}', '{brnd}'],
      ['/AIadvisory-services', '/AIadvisory-service'],
    );
    expectErrors(
      'scripts/build.ts',
      new RegExp(`:2 .* ${articleId - 1} .*src/content/blog/${articleId - 1}-`),
      /:28 .*\/AIadvisory-service\b/,
      /:28 .*\{brnd\}.* \{brand\}/,
      /:8 .*“Palets”/,
    );
  });

  test('skipped heading level, misspelled word, banned word, missing alternative text', () => {
    writeArticle(
      ['## The hand', '### The hand'],
      ['pallets by hand.', 'pallets seamlesly, seamlessly.'],
    );
    writeFileSync(
      inCopy('src/assets/pictures/Pallets.json'),
      '{"caption": "Two counts.", "boxes": []}',
    );
    expectErrors(
      'scripts/content.ts',
      /^src\/assets\/pictures\/Pallets\.json:1 {2}alt: /,
      /:22 .*“The hand”.* ## /,
      /:20:\d+ .*\(seamlesly\)/,
      /:20:\d+ .*\(seamlessly\)/,
    );
  });
});

test.each([
  'scripts/build.ts',
  'scripts/start.ts',
  'scripts/dev.ts',
  'scripts/test.ts',
  'scripts/content.ts',
  'node_modules/vitest/vitest.mjs',
])('an invalid site.config.ts stops %s, which prints a line for each wrong key', (script) => {
  const invalid = {
    ...secondSiteConfig,
    email: 'nobody',
    ceoRole: undefined,
    introDurationMs: -1,
    social: { x: 'x.com/kestrel' },
    colour: 'red',
  };
  copy.configure(invalid as unknown as typeof secondSiteConfig);
  const { status, output } = run(script);
  expect(status).toBe(1);
  expect(output.split('\n')).toEqual([
    expect.stringMatching(/^site\.config\.ts: email .*'nobody'$/),
    expect.stringContaining('site.config.ts: ceoRole '),
    expect.stringMatching(/^site\.config\.ts: social\.x .*'x\.com\/kestrel'$/),
    expect.stringMatching(/^site\.config\.ts: introDurationMs .*-1$/),
    expect.stringContaining('site.config.ts: colour '),
  ]);
});

test('a syntax error in site.config.ts stops the build and is reported with a line number', () => {
  const config = inCopy('site.config.ts');
  writeFileSync(config, readFileSync('site.config.ts', 'utf8').replace("brand: '", "brand '"));
  const { status, output } = run('scripts/build.ts');
  expect(status).toBe(1);
  expect(output).toMatch(/^site\.config\.ts:\d+: .+$/);
});
