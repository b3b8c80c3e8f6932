import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { typefaces } from '../../brand/typefaces.ts';
import { contentFolders } from '../../src/content/schemas.ts';
import type { Problem } from './problem.ts';

/** Finds files and folders in content folders that the build ignores, except dotfiles. */
export const findStrayFiles = (root: string): Problem[] =>
  Object.values(contentFolders).flatMap((folder) =>
    readdirSync(path.join(root, 'src/content', folder), { withFileTypes: true }).flatMap(
      (entry) => {
        const message = strayFileMessage(entry.name, entry.isDirectory());
        return message ? [{ file: `src/content/${folder}/${entry.name}`, line: 1, message }] : [];
      },
    ),
  );

export function strayFileMessage(name: string, isFolder = false): string | undefined {
  if (name.startsWith('.')) return undefined;
  if (isFolder) return 'Folders are ignored here: move their files one folder up';
  if (!name.endsWith('.mdx'))
    return `Only .mdx files are read here: rename it ${name.replace(/(\.\w+)?$/, '.mdx')}, or move it`;
  return name.startsWith('_')
    ? `Files that begin with an underscore are ignored: rename it ${name.replace(/^_+/, '')} and add draft: true to its frontmatter`
    : undefined;
}

/** Finds missing font files, which Astro does not report. */
export function findMissingFonts(root: string, fonts = typefaces): Problem[] {
  const fontsFile = 'brand/typefaces.ts';
  const lines = readFileSync(path.join(root, fontsFile), 'utf8').split('\n');
  return fonts
    .flatMap(({ files }) => files)
    .filter(({ file }) => !existsSync(path.join(root, 'node_modules', `${file}.woff2`)))
    .map(({ file }) => ({
      file: fontsFile,
      line: lines.findIndex((line) => line.includes(`'${file}'`)) + 1 || 1,
      message: `Font file node_modules/${file}.woff2 not found. Install its package, or correct \`file\` (without .woff2)`,
    }));
}
