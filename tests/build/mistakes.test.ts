import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { copyProject } from '../project-copy.ts';
import { addArticle, article, articleFile, articleId } from '../second-site/entries.ts';
import { second } from '../second-site/owner.ts';
import { run as runIn } from '../second-site/second-site.ts';

/** A copy of the project, in which an editor and an owner make mistakes. */
const copy = copyProject();
beforeEach(() => addArticle(copy.folder));
afterAll(copy.remove);
const inCopy = (file: string) => path.join(copy.folder, file);
const write = (text: string) => writeFileSync(inCopy(articleFile), text);
const run = (script: string) => runIn(copy.folder, script);

describe('each mistake ends in one line that names the file, what is wrong and what to do', () => {
  /** The article with each first text replaced by the second. */
  const changed = (...changes: [string | RegExp, string][]) => changes.reduce((text, [right, wrong]) => text.replace(right, wrong), article);

  test('a missing title and a misspelt field', () => {
    write(changed([/^title: /m, 'titel: ']));
    expect(run('scripts/build.ts')).toEqual({
      status: 1,
      said: `${articleFile}:1  title: Give the page a title\n${articleFile}:4  there is no field "titel": src/content/schemas.ts lists those there are`,
    });
  });

  test('a head that cannot be read', () => {
    write(changed(['title: The', 'title: Pallets: The']));
    const { status, said } = run('scripts/build.ts');
    expect(status).toBe(1);
    expect(said).toMatch(/^src\/content\/blog\/\d+-test\.mdx:4 {2}the head cannot be read here: put quotes round values with a colon.*$/);
  });

  test('an unknown picture, an unknown token, a broken link, a part left open and an id that is taken', () => {
    write(
      changed(
        [`id: ${articleId}`, `id: ${articleId - 1}`],
        ['picture: pallets', 'picture: palets'],
        ['{brand}', '{brnd}'],
        ['/AIadvisory-services', '/AIadvisory-service'],
        ['</Takeaway>', ''],
      ),
    );
    const { status, said } = run('scripts/build.ts');
    expect(status).toBe(1);
    // Texts that lead to the article have lost their way too.
    expect(
      said
        .split('\n')
        .filter((line) => line.startsWith(articleFile))
        .sort(),
    ).toEqual([
      expect.stringContaining(`${articleFile}:2  the id ${articleId - 1} is taken by src/content/blog/${articleId - 1}-`),
      `${articleFile}:28  no page has the address /AIadvisory-service: open the page that is meant and copy its address, from the / after the host on`,
      expect.stringMatching(/:28 {2}\{brnd\} is not a word the site knows; it knows \{brand\}, /),
      `${articleFile}:30  <Takeaway> is not closed: write </Takeaway> after its text`,
      `${articleFile}:8  there is no picture “palets” in src/assets/pictures: write the name of one of its files, without the ending`,
    ]);
  });

  test('a part before its section, a misspelt word, an empty phrase and a picture without a description, which npm run content finds', () => {
    write(changed(['## The hand', '### The hand'], ['pallets by hand.', 'pallets seamlesly, seamlessly.']));
    writeFileSync(inCopy('src/assets/pictures/pallets.json'), '{"caption": "Two counts.", "boxes": []}');
    const { status, said } = run('scripts/content.ts');
    expect(status).toBe(1);
    expect(said.split('\n').filter((line) => line.startsWith(articleFile) || line.includes('pallets.json'))).toEqual([
      'src/assets/pictures/pallets.json:1  the alternative text (alt) is missing: say what is in the picture',
      `${articleFile}:20  “seamlessly”: say which step is gone`,
      `${articleFile}:20  “seamlesly” is in no dictionary: correct it (“seamlessly”?) or add it to scripts/content/dictionary.txt`,
      `${articleFile}:22  “The hand” skips a level of heading: write ## before it`,
    ]);
  });
});

test.each(['scripts/build.ts', 'scripts/start.ts', 'scripts/dev.ts', 'scripts/test.ts', 'scripts/content.ts', 'node_modules/vitest/vitest.mjs'])(
  'wrong values end %s with a line each: key, value and what it must be',
  (script) => {
    const wrong = { ...second, email: 'nobody', ceoRole: undefined, introDurationMs: -1, social: { x: 'x.com/kestrel' }, colour: 'red' };
    copy.configure(wrong as unknown as typeof second);
    expect(run(script)).toEqual({
      status: 1,
      said: [
        "site.config.ts: email must be an e-mail address such as hello@example.com, not 'nobody'",
        'site.config.ts: ceoRole is missing: add it',
        "site.config.ts: social.x must be a web address such as https://www.example.com/, not 'x.com/kestrel'",
        'site.config.ts: introDurationMs must be 0 or more, not -1',
        'site.config.ts: colour is not a setting: remove it',
      ].join('\n'),
    });
  },
);

test('a comma too few ends the build with the line', () => {
  const config = inCopy('site.config.ts');
  writeFileSync(config, readFileSync('site.config.ts', 'utf8').replace("brand: '", "brand '"));
  const { status, said } = run('scripts/build.ts');
  expect(status).toBe(1);
  expect(said).toMatch(/^site\.config\.ts:\d+ cannot be read here, or in the line before: .+$/);
});
