import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { typefaces } from '../../brand/typefaces.ts';
import { folders } from '../../src/content/schemas.ts';
import type { Problem } from './problem.ts';

/** Finds files in the folders of the texts that nobody would read, or that somebody meant to hide. */
export function findStrayFiles(root: string): Problem[] {
  return Object.values(folders).flatMap((folder) =>
    readdirSync(path.join(root, 'src/content', folder), { withFileTypes: true }).flatMap((entry) => {
      const message = strayFile(entry.name, entry.isDirectory());
      return message ? [{ file: `src/content/${folder}/${entry.name}`, line: 1, message }] : [];
    }),
  );
}

/** What is wrong with a file of that name in a folder of texts. */
export function strayFile(name: string, isFolder = false): string | undefined {
  if (name.startsWith('.')) return undefined;
  if (isFolder) return 'a folder among the texts is not read: move its files up';
  if (!name.endsWith('.mdx')) return `only .mdx files are read here: name it ${name.replace(/(\.\w+)?$/, '.mdx')}, or move it away`;
  if (name.startsWith('_')) return `a leading underscore hides nothing: name it ${name.replace(/^_+/, '')} and write draft: true into its head`;
  return undefined;
}

/** Finds files of typefaces that are not there, which Astro would build without. */
export function findMissingFonts(root: string, families = typefaces): Problem[] {
  const list = 'brand/typefaces.ts';
  const lines = readFileSync(path.join(root, list), 'utf8').split('\n');
  return families
    .flatMap(({ files }) => files)
    .filter(({ file }) => !existsSync(path.join(root, 'node_modules', `${file}.woff2`)))
    .map(({ file }) => ({
      file: list,
      line: lines.findIndex((line) => line.includes(`'${file}'`)) + 1 || 1,
      message: `there is no node_modules/${file}.woff2: install its package, and write the name of the file without its ending`,
    }));
}
