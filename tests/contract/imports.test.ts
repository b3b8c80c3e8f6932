import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const guide = readFileSync('docs/contributing.md', 'utf8');

/** Maps each row of the table in `docs/contributing.md` to what its files may import. */
const allowedImports = new Map(
  [...guide.matchAll(/^\| `((?:src|server|inbox|scripts)\/\S*)` \|.*\| ([^|]*) \|$/gm)].map(
    ([, folder = '', list = '']) => [
      folder,
      [...list.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    ],
  ),
);

/** Returns the name of the table row for a file, such as `src/features/`. */
function rowOf(file: string): string {
  const [top = '', second = ''] = file.split('/');
  if (top !== 'src') return `${top}/`;
  // Astro requires this location.
  if (file === 'src/content.config.ts') return 'src/content/';
  if (!file.includes('/', 4)) return 'src/*.ts';
  return `src/${second}/`;
}

/** Returns the name of a file's feature or view. No feature or view may import a sibling. */
const unitOf = (file: string) => /^src\/(?:features|views)\/([^/]+)\//.exec(file)?.[1];
/** Of a demonstration's files, views may import only `preview.ts`. */
const isDemoInternal = (target: string) =>
  /^src\/features\/[a-z-]+-demo\/(?!preview\.ts$)/.test(target);

function findForbiddenImports(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const allowed = allowedImports.get(rowOf(file)) ?? [];
  return [...text.matchAll(/(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"?]+)/g)]
    .map(([, target = '']) => path.posix.join(path.posix.dirname(file), target))
    .filter((target) => {
      if (rowOf(target) === rowOf(file)) return unitOf(target) !== unitOf(file);
      if (rowOf(file) === 'src/views/' && isDemoInternal(target)) return true;
      return !allowed.some((name) =>
        name.endsWith('/') ? target.startsWith(name) : name === rowOf(target) || name === target,
      );
    })
    .map((target) => `${file} imports ${target}`);
}

const files = globSync(
  ['src/**/*.{ts,tsx,astro,mdx}', 'server/**/*.ts', 'inbox/**/*.{ts,tsx}', 'scripts/**/*.ts'],
  { exclude: ['inbox/dist/**', '**/*.{test,spec}.{ts,tsx}'] },
).map((file) => file.split(path.sep).join('/'));

test('the table in docs/contributing.md has a row for each checked file', () => {
  expect([...new Set(files.map(rowOf))].filter((row) => !allowedImports.has(row))).toEqual([]);
});

test('code imports only what the table in docs/contributing.md allows; features and views import no siblings', () => {
  expect(files.flatMap(findForbiddenImports)).toEqual([]);
});
