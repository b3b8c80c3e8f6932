import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { benches } from '../../bench/benches.ts';
import { HELP } from '../../server/commands/help.ts';

const root = path.resolve(import.meta.dirname, '../..');
const documents = [
  ...['README.md', 'CHANGELOG.md', 'SECURITY.md'],
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.split(path.sep).join('/')}`),
];
const scripts = Object.keys((JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: object }).scripts);
/** Written by a build or a run, so a fresh clone has none of them. */
const made = /^(dist|inbox\/dist|node_modules\/\.cache|data|shots|bench\/RESULTS\.md|bench\/results\.json)(\/|$)/;
const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Paths of the project in code marks: what begins with a folder of it, or is a file beside them. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => folders.includes(code.split('/')[0] ?? '') && code.includes('/') && !code.includes('*'))
    .concat([...text.matchAll(/`([\w.-]+\.(?:ts|json|md))`/g)].map(([, file = '']) => file).filter((file) => !/^[A-Z]+\.|^leads/.test(file)));

describe.each(documents)('%s', (name) => {
  const text = readFileSync(path.join(root, name), 'utf8');

  test('names paths that exist', () => {
    expect(pathsIn(text).filter((file) => !made.test(file) && !existsSync(path.join(root, file)))).toEqual([]);
  });

  test('links to documents and files that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !made.test(path.join(path.dirname(name), link)) && !existsSync(path.join(root, path.dirname(name), link)))).toEqual([]);
  });

  test('names npm scripts, commands over leads and benches that exist', () => {
    const named = [...text.matchAll(/npm run (?:-s )?([\w-]+)/g)].map(([, script = '']) => script);
    expect(named.filter((script) => !scripts.includes(script))).toEqual([]);
    const commands = [...text.matchAll(/npm run (?:-s )?leads -- ([a-z]+)/g)].map(([, command = '']) => command);
    expect(commands.filter((command) => !HELP.includes(`npm run leads -- ${command}`))).toEqual([]);
    const measured = [...text.matchAll(/npm run bench -- ([a-z]+)/g)].map(([, bench = '']) => bench);
    expect(measured.filter((bench) => !(bench in benches))).toEqual([]);
  });
});

test('the guides name enough for these tests to find', () => {
  const all = documents.map((name) => readFileSync(path.join(root, name), 'utf8')).join('\n');
  expect(pathsIn(all).length).toBeGreaterThan(40);
});

test('every figure, setting and recipe that an operator meets is written down', () => {
  const guides = ['docs/operating.md', 'docs/desk.md'].map((name) => readFileSync(path.join(root, name), 'utf8')).join('\n');
  const settings = [...readFileSync(path.join(root, 'server/settings.ts'), 'utf8').matchAll(/(?:text|secret)\('([A-Z_]+)'\)/g)].map(([, setting = '']) => setting);
  expect(settings.length).toBeGreaterThan(10);
  expect(settings.filter((setting) => !guides.includes(setting))).toEqual([]);
  const example = readFileSync(path.join(root, '.env.example'), 'utf8');
  expect(settings.filter((setting) => !example.includes(`\n#${setting}=`))).toEqual([]);
  const recipes = readdirSync(path.join(root, 'deploy')).filter((name) => !name.endsWith('.dockerignore'));
  expect(recipes.filter((recipe) => !guides.includes(`deploy/${recipe}`))).toEqual([]);
  const figures = [...guides.matchAll(/`desk_(\w+)/g)].map(([, figure = '']) => figure);
  const known = readFileSync(path.join(root, 'server/metrics.ts'), 'utf8') + readFileSync(path.join(root, 'server/routes/health.ts'), 'utf8');
  expect(figures.filter((figure) => !known.includes(figure))).toEqual([]);
});
