import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const picture = /\.(avif|gif|jpe?g|png|webp)$/;
const text = /\.(html|css|js|json|svg|xml|txt|md|webmanifest)$/;
/** A file of the bundler as a text names it. */
const named = /_astro\/([^\s"'`,()<>\\]+)/g;

/**
 * Removes the pictures of a build that none of its texts names: the masters from which Astro has made the sizes that pages show.
 * @returns how many went, and their bytes.
 */
export async function removeUnreferencedPictures(folder: string): Promise<{ count: number; bytes: number }> {
  const names = await readdir(folder, { recursive: true });
  const kept = new Set<string>();
  // One after another: a thousand pages at once would stand in memory for nothing.
  for (const name of names) {
    if (!text.test(name)) continue;
    for (const [, found = ''] of (await readFile(path.join(folder, name), 'utf8')).matchAll(named)) kept.add(path.posix.basename(found));
  }
  const masters = names.filter((name) => name.startsWith(`_astro${path.sep}`) && picture.test(name) && !kept.has(path.basename(name)));
  let bytes = 0;
  for (const name of masters) {
    const file = path.join(folder, name);
    bytes += (await stat(file)).size;
    await rm(file);
  }
  return { count: masters.length, bytes };
}
