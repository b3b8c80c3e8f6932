import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

const isText = (name: string) => /\.(html|js|css|json|svg|xml|txt|md|webmanifest)$/.test(name);
/** Names that no link escapes, so that a link to them can be recognized. */
const isPlain = (name: string) => /^[\w.@~-]+$/.test(name);

/**
 * Deletes the files of `_astro/` and `share/` that no other file names: pictures and scripts of
 * removed texts and of what `switches` removes.
 * @returns their names
 */
export async function deleteUnusedFiles(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({ name, file: path.join(parentPath, name), parentPath }));
  const unused = new Map(
    files
      .filter(({ parentPath }) => ['_astro', 'share'].includes(path.relative(folder, parentPath)))
      .filter(({ name }) => isPlain(name))
      .map(({ name, file }) => [name, file]),
  );
  const toRead = files.flatMap(({ name, file }) =>
    isText(name) && !unused.has(name) ? [file] : [],
  );
  for (const file of toRead)
    for (const word of (await readFile(file, 'utf8')).split(/[^\w.@~-]+/)) {
      const named = unused.get(word);
      if (named && isText(named)) toRead.push(named);
      unused.delete(word);
    }
  await Promise.all([...unused.values()].map((file) => rm(file)));
  return [...unused.keys()];
}
