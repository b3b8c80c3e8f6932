import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

const isText = (name: string) => /\.(html|js|css|json|svg|xml|txt|md|webmanifest)$/.test(name);
/** Other names are escaped in links, so files with such names are always kept. */
const isPlain = (name: string) => /^[\w.@~-]+$/.test(name);

/** Deletes files in `_astro/` and `share/` that no used file refers to. @returns their names */
export async function deleteUnusedFiles(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({ name, file: path.join(parentPath, name), parentPath }));
  const unseen = new Map(
    files
      .filter(({ parentPath }) => ['_astro', 'share'].includes(path.relative(folder, parentPath)))
      .filter(({ name }) => isPlain(name))
      .map(({ name, file }) => [name, file]),
  );
  const queue = files.flatMap(({ name, file }) =>
    isText(name) && !unseen.has(name) ? [file] : [],
  );
  for (const file of queue)
    for (const word of (await readFile(file, 'utf8')).split(/[^\w.@~-]+/)) {
      const referenced = unseen.get(word);
      if (referenced && isText(referenced)) queue.push(referenced);
      unseen.delete(word);
    }
  await Promise.all([...unseen.values()].map((file) => rm(file)));
  return [...unseen.keys()];
}
