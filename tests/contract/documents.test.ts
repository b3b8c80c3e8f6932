import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { benches } from '../../bench/benches.ts';
import { HELP } from '../../server/commands/help.ts';
import { settingNames } from '../../server/settings.ts';
import { site } from '../../site.config.ts';

const root = path.resolve(import.meta.dirname, '../..');
const documents = [
  ...['README.md', 'CHANGELOG.md', 'SECURITY.md'],
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.split(path.sep).join('/')}`),
];
const scripts = Object.keys(
  (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: object })
    .scripts,
);
/** Generated files, which a fresh clone does not have. */
const made =
  /^(dist|inbox\/dist|node_modules\/\.cache|data|screenshots|bench\/RESULTS\.md|bench\/results\.json)(\/|$)/;
const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Project paths in backticks: a path in a top folder, or a file in the root. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, code = '']) => code)
    .filter(
      (code) =>
        folders.includes(code.split('/')[0] ?? '') && code.includes('/') && !code.includes('*'),
    )
    .concat(
      [...text.matchAll(/`([\w.-]+\.(?:ts|json|md))`/g)]
        .map(([, file = '']) => file)
        .filter((file) => !/^[A-Z]+\.|^leads/.test(file)),
    );

describe.each(documents)('%s', (name) => {
  const text = readFileSync(path.join(root, name), 'utf8');

  test('contains only existing paths', () => {
    expect(
      pathsIn(text).filter((file) => !made.test(file) && !existsSync(path.join(root, file))),
    ).toEqual([]);
  });

  test('links only to existing files', () => {
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
    expect(
      links.filter(
        (link) =>
          !made.test(path.join(path.dirname(name), link)) &&
          !existsSync(path.join(root, path.dirname(name), link)),
      ),
    ).toEqual([]);
  });

  test('contains only existing npm scripts, lead commands and benches', () => {
    const named = [...text.matchAll(/npm run (?:-s )?([\w-]+)/g)].map(([, script = '']) => script);
    expect(named.filter((script) => !scripts.includes(script))).toEqual([]);
    const commands = [...text.matchAll(/npm run (?:-s )?leads -- ([a-z]+)/g)].map(
      ([, command = '']) => command,
    );
    expect(commands.filter((command) => !HELP.includes(`\n  ${command}`))).toEqual([]);
    const measured = [...text.matchAll(/npm run bench -- ([a-z]+)/g)].map(
      ([, bench = '']) => bench,
    );
    expect(measured.filter((bench) => !(bench in benches))).toEqual([]);
  });
});

test('the documents contain enough paths to check', () => {
  const all = documents.map((name) => readFileSync(path.join(root, name), 'utf8')).join('\n');
  expect(pathsIn(all).length).toBeGreaterThan(40);
});

test('the guides describe every metric, setting and deployment file', () => {
  const guides = ['docs/operating.md', 'docs/desk.md', 'docs/hosts.md']
    .map((name) => readFileSync(path.join(root, name), 'utf8'))
    .join('\n');
  const settings = settingNames(site).filter((name) => !name.endsWith('_FILE'));
  expect(settings.length).toBeGreaterThan(10);
  expect(settings.filter((setting) => !guides.includes(setting))).toEqual([]);
  const example = readFileSync(path.join(root, '.env.example'), 'utf8');
  expect(settings.filter((setting) => !example.includes(`\n#${setting}=`))).toEqual([]);
  const recipes = readdirSync(path.join(root, 'deploy')).filter(
    (name) => !name.endsWith('.dockerignore'),
  );
  expect(recipes.filter((recipe) => !guides.includes(`deploy/${recipe}`))).toEqual([]);
  const figures = [...guides.matchAll(/`desk_(\w+)/g)].map(([, figure = '']) => figure);
  const known =
    readFileSync(path.join(root, 'server/metrics.ts'), 'utf8') +
    readFileSync(path.join(root, 'server/routes/health.ts'), 'utf8');
  expect(figures.filter((figure) => !known.includes(figure))).toEqual([]);
});
