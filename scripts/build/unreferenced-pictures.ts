import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const picture = /\.(avif|gif|jpe?g|png|webp)$/;
const text = /\.(html|css|js|json|svg|xml|txt|md|webmanifest)$/;

/**
 * Removes the pictures of a build that none of its texts names: the masters from which Astro has made the sizes that pages show.
 * @returns how many went, and their bytes.
 */
export async function removeUnreferencedPictures(folder: string): Promise<{ count: number; bytes: number }> {
  const names = await readdir(folder, { recursive: true });
  const texts = (await Promise.all(names.filter((name) => text.test(name)).map((name) => readFile(path.join(folder, name), 'utf8')))).join('\n');
  const masters = names.filter((name) => name.startsWith(`_astro${path.sep}`) && picture.test(name) && !texts.includes(path.basename(name)));
  let bytes = 0;
  for (const name of masters) {
    const file = path.join(folder, name);
    bytes += (await stat(file)).size;
    await rm(file);
  }
  return { count: masters.length, bytes };
}
