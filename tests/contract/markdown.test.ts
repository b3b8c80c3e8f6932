import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { benches } from '../../bench/benches.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { HELP } from '../../server/commands/help.ts';
import { settingNames } from '../../server/settings.ts';
import { site } from '../../site.config.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const documents = [
  ...['README.md', 'CHANGELOG.md', 'SECURITY.md'],
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.split(path.sep).join('/')}`),
];
/** Paths that a fresh clone lacks. */
const generatedPath =
  /^(dist|inbox\/dist|node_modules\/\.cache|data|screenshots|bench\/RESULTS\.md|bench\/results\.json)(\/|$)/;
const exists = (file: string) => generatedPath.test(file) || existsSync(file);
const folders = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const capturesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, match = '']) => match);

/**
 * Returns the paths in backticks. A path with a slash counts if it begins with a top-level folder
 * and contains no `*`. A bare `.ts`, `.json` or `.md` name counts as a file in the root, except
 * names in capitals, such as the placeholder `NAME.json`.
 */
const pathsIn = (text: string) => [
  ...capturesOf(text, /`([^`\s*]+\/[^`\s*]*)`/g).filter((code) =>
    folders.includes(code.split('/')[0] ?? ''),
  ),
  ...capturesOf(text, /`([\w.-]+\.(?:ts|json|md))`/g).filter((file) => !/^[A-Z]+\./.test(file)),
];

describe.each(documents)('in %s', (name) => {
  const text = read(name);

  test('all paths exist or are generated', () => {
    expect(pathsIn(text).filter((file) => !exists(file))).toEqual([]);
  });

  test('all linked files exist or are generated', () => {
    const links = capturesOf(text, /\]\(([^)#:]+)(?:#[^)]*)?\)/g);
    expect(links.filter((link) => !exists(path.join(path.dirname(name), link)))).toEqual([]);
  });

  test.each<[string, RegExp, (word: string) => boolean]>([
    ['npm scripts', /npm run (?:-s )?([\w-]+)/g, (script) => script in packageJson.scripts],
    [
      'lead commands',
      /npm run (?:-s )?leads -- ([a-z]+)/g,
      (command) => HELP.includes(`\n  ${command}`),
    ],
    ['benches', /npm run bench -- ([a-z]+)/g, (bench) => bench in benches],
  ])('all %s exist', (_, pattern, isKnown) => {
    expect(capturesOf(text, pattern).filter((word) => !isKnown(word))).toEqual([]);
  });
});

test('the documents contain enough paths to check', () => {
  expect(documents.map(read).flatMap(pathsIn).length).toBeGreaterThan(40);
});

const guides = ['docs/operating.md', 'docs/desk.md', 'docs/hosts.md'].map(read).join('\n');

test('guides and `.env.example` list every setting except `_FILE` variants', () => {
  const settings = settingNames(site).filter((name) => !name.endsWith('_FILE'));
  expect(settings.length).toBeGreaterThan(10);
  expect(settings.filter((setting) => !guides.includes(setting))).toEqual([]);
  const example = read('.env.example');
  expect(settings.filter((setting) => !example.includes(`\n#${setting}=`))).toEqual([]);
});

test('guides list every deployment file except `.dockerignore`', () => {
  const deployFiles = readdirSync('deploy').filter((name) => !name.endsWith('.dockerignore'));
  expect(deployFiles.filter((name) => !guides.includes(`deploy/${name}`))).toEqual([]);
});
