import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const guide = readFileSync('docs/contributing.md', 'utf8');

/** Allowed imports by folder, from the table in `docs/contributing.md`. */
const allowed = new Map(
  [...guide.matchAll(/^\| `((?:src|server|inbox|scripts)\/\S*)` \|.*\| ([^|]*) \|$/gm)].map(
    ([, folder = '', list = '']) => [
      folder,
      [...list.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    ],
  ),
);

/** Returns the row of the table for a file, such as `src/features/`. */
function rowOf(file: string): string {
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
const isDemoInternal = (target: string) =>
  /^src\/features\/[a-z-]+-demo\/(?!preview\.ts$)/.test(target);
const isTest = (file: string) =>
  /\.(test|spec)\.tsx?$/.test(file) || /^(server|inbox)\/testing\//.test(file);

function forbiddenImports(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const permitted = allowed.get(rowOf(file)) ?? [];
  return [...text.matchAll(/(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"?]+)/g)]
    .map(([, target = '']) => path.posix.join(path.posix.dirname(file), target))
    .filter((target) => {
      if (rowOf(target) === rowOf(file)) return unitOf(target) !== unitOf(file);
      if (rowOf(file) === 'src/views/' && isDemoInternal(target)) return true;
      return !permitted.some((name) =>
        name.endsWith('/') ? target.startsWith(name) : name === rowOf(target) || name === target,
      );
    })
    .map((target) => `${file} imports ${target}`);
}

const files = globSync(
  ['src/**/*.{ts,tsx,astro,mdx}', 'server/**/*.ts', 'inbox/**/*.{ts,tsx}', 'scripts/**/*.ts'],
  { exclude: ['inbox/dist/**'] },
)
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => !isTest(file));

test('the table has a row for each folder with code', () => {
  expect([...new Set(files.map(rowOf))].filter((folder) => !allowed.has(folder))).toEqual([]);
});

test('files import only what the table allows, and features and views never import siblings', () => {
  expect(files.flatMap(forbiddenImports)).toEqual([]);
});
