import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

const isText = (name: string) => /\.(html|js|css|json|svg|xml|txt|md|webmanifest)$/.test(name);
/** Whether URLs contain the name unescaped, so that a text search finds it. */
const isPlain = (name: string) => /^[\w.@~-]+$/.test(name);

/** Deletes each file directly in `_astro/` or `share/` that no used file mentions. */
export async function deleteUnusedFiles(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({ name, file: path.join(parentPath, name), parentPath }));
  const candidates = new Map(
    files
      .filter(({ parentPath }) => ['_astro', 'share'].includes(path.relative(folder, parentPath)))
      .filter(({ name }) => isPlain(name))
      .map(({ name, file }) => [name, file]),
  );
  const queue = files.flatMap(({ name, file }) =>
    isText(name) && !candidates.has(name) ? [file] : [],
  );
  for (const file of queue)
    for (const word of (await readFile(file, 'utf8')).split(/[^\w.@~-]+/)) {
      const referenced = candidates.get(word);
      if (referenced && isText(referenced)) queue.push(referenced);
      candidates.delete(word);
    }
  await Promise.all([...candidates.values()].map((file) => rm(file)));
  return [...candidates.keys()];
}
