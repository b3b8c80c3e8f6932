import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { copyProject } from '../project-copy.ts';
import { addArticle, article, articleFile, articleId } from '../second-site/entries.ts';
import { second } from '../second-site/owner.ts';
import { run as runIn } from '../second-site/second-site.ts';

/** A copy of the project with an editor's and an owner's mistakes. */
const copy = copyProject();
beforeEach(() => addArticle(copy.folder));
afterAll(copy.remove);
const inCopy = (file: string) => path.join(copy.folder, file);
const write = (text: string) => writeFileSync(inCopy(articleFile), text);
const run = (script: string) => runIn(copy.folder, script);

/** Expects a failed run whose lines about the article or its picture are these, in any order. */
function expectFaults(script: string, ...faults: RegExp[]): void {
  const { status, output } = run(script);
  expect(status).toBe(1);
  const reported = output
    .split('\n')
    .filter((line) => line.startsWith(articleFile) || line.includes('pallets.json'));
  expect(reported).toHaveLength(faults.length);
  for (const fault of faults) expect(reported).toContainEqual(expect.stringMatching(fault));
}

describe('each mistake stops the build and is reported with its file and a solution', () => {
  /** The article with each first text replaced by the second. */
  const changed = (...changes: [string | RegExp, string][]) =>
    changes.reduce((text, [right, wrong]) => text.replace(right, wrong), article);

  test('an unknown picture, an unknown placeholder, a broken link and a duplicate id', () => {
    write(
      changed(
        [`id: ${articleId}`, `id: ${articleId - 1}`],
        ['picture: pallets', 'picture: palets'],
        ['{brand}', '{brnd}'],
        ['/AIadvisory-services', '/AIadvisory-service'],
      ),
    );
    expectFaults(
      'scripts/build.ts',
      new RegExp(`:2 .* ${articleId - 1} .*src/content/blog/${articleId - 1}-`),
      /:28 .*\/AIadvisory-service\b/,
      /:28 .*\{brnd\}.* \{brand\}/,
      /:8 .*“palets”/,
    );
  });

  test('a skipped heading level, a misspelled word, a banned word and a missing description', () => {
    write(
      changed(
        ['## The hand', '### The hand'],
        ['pallets by hand.', 'pallets seamlesly, seamlessly.'],
      ),
    );
    writeFileSync(
      inCopy('src/assets/pictures/pallets.json'),
      '{"caption": "Two counts.", "boxes": []}',
    );
    expectFaults(
      'scripts/content.ts',
      /^src\/assets\/pictures\/pallets\.json:1 {2}alt: /,
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
])('wrong values stop %s with a line for each key', (script) => {
  const wrong = {
    ...second,
    email: 'nobody',
    ceoRole: undefined,
    introDurationMs: -1,
    social: { x: 'x.com/kestrel' },
    colour: 'red',
  };
  copy.configure(wrong as unknown as typeof second);
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

test('a syntax error stops the build and is reported with its line', () => {
  const config = inCopy('site.config.ts');
  writeFileSync(config, readFileSync('site.config.ts', 'utf8').replace("brand: '", "brand '"));
  const { status, output } = run('scripts/build.ts');
  expect(status).toBe(1);
  expect(output).toMatch(/^site\.config\.ts:\d+ .+$/);
});
