import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const guide = readFileSync(path.join(root, 'docs/contributing.md'), 'utf8');

/** Allowed imports by folder, from the table in `docs/contributing.md`. */
const allowed = new Map(
  [...guide.matchAll(/^\| `((?:src|server|inbox|scripts)\/\S*)` \|.*\| ([^|]*) \|$/gm)].map(
    ([, folder = '', list = '']) => [
      folder,
      [...list.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    ],
  ),
);

/** The folder of a file in the table; each feature is a folder. */
function folderOf(file: string): string {
  const [top = '', second = ''] = file.split('/');
  if (top !== 'src') return `${top}/`;
  // Astro requires this location.
  if (file === 'src/content.config.ts') return 'src/content/';
  if (!file.includes('/', 4)) return 'src/*.ts';
  return `src/${second}/`;
}

/** A feature or a kind of page, which must not import its siblings. */
const unitOf = (file: string) => /^src\/(?:features|views)\/([^/]+)\//.exec(file)?.[1];
/** Views import only `preview.ts` of a demonstration. */
const isHidden = (target: string) => /^src\/features\/[a-z-]+-demo\/(?!preview\.ts$)/.test(target);
const isTest = (file: string) =>
  /\.(test|spec)\.tsx?$/.test(file) || /^(server|inbox)\/testing\//.test(file);

function forbiddenImports(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const permitted = allowed.get(folderOf(file)) ?? [];
  return [...text.matchAll(/(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"?]+)/g)]
    .map(([, target = '']) => path.posix.join(path.posix.dirname(file), target))
    .filter((target) => {
      if (folderOf(target) === folderOf(file)) return unitOf(target) !== unitOf(file);
      if (folderOf(file) === 'src/views/' && isHidden(target)) return true;
      return !permitted.some((name) =>
        name.endsWith('/') ? target.startsWith(name) : name === folderOf(target) || name === target,
      );
    })
    .map((target) => `${file} imports ${target}`);
}

const files = globSync(
  ['src/**/*.{ts,tsx,astro,mdx}', 'server/**/*.ts', 'inbox/**/*.{ts,tsx}', 'scripts/**/*.ts'],
  { cwd: root, exclude: ['inbox/dist/**'] },
)
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => !isTest(file));

test('the table has a row for each folder with code', () => {
  expect([...new Set(files.map(folderOf))].filter((folder) => !allowed.has(folder))).toEqual([]);
});

test('files import only what the table allows, and features and views never import siblings', () => {
  expect(files.flatMap(forbiddenImports)).toEqual([]);
});
