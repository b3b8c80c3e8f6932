import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const guide = readFileSync(path.join(root, 'docs/contributing.md'), 'utf8');

/** The table of `docs/contributing.md`: what each folder may import, by the folder's path. */
const allowed = new Map(
  [...guide.matchAll(/^\| `((?:src|server|inbox)\/\S*)` \|.*\| ([^|]*) \|$/gm)].map(([, folder = '', list = '']) => [
    folder,
    [...list.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  ]),
);

/** The row a file belongs to: its feature counts as a folder of its own. */
function folderOf(file: string): string {
  const [top = '', second = ''] = file.split('/');
  if (top !== 'src') return `${top}/`;
  if (!file.includes('/', 4)) return 'src/*.ts';
  return `src/${second}/`;
}

const featureOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1];
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file) || /^(server|inbox)\/testing\//.test(file);

function forbiddenImports(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const permitted = allowed.get(folderOf(file)) ?? [];
  return [...text.matchAll(/(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"?]+)/g)]
    .map(([, target = '']) => path.posix.join(path.posix.dirname(file), target))
    .filter((target) => {
      if (folderOf(target) === folderOf(file)) return featureOf(target) !== featureOf(file);
      return !permitted.some((name) => (name.endsWith('/') ? target.startsWith(name) : name === folderOf(target) || name === target));
    })
    .map((target) => `${file} imports ${target}`);
}

const files = globSync(['src/**/*.{ts,tsx,astro,mdx}', 'server/**/*.ts', 'inbox/**/*.{ts,tsx}'], { cwd: root, exclude: ['inbox/dist/**'] })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => !isTest(file));

test('the guide has a row for each folder with code', () => {
  expect([...new Set(files.map(folderOf))].filter((folder) => !allowed.has(folder))).toEqual([]);
});

test('no file imports what its row of the guide does not list, and no feature imports another', () => {
  expect(files.flatMap(forbiddenImports)).toEqual([]);
});
