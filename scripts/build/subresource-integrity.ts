import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The `integrity` of each script file by its address: with it a browser runs no copy that was changed on the way. */
export async function scriptHashes(folder: string): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for await (const file of glob('_astro/*.js', { cwd: folder })) {
    const content = await readFile(path.join(folder, file));
    hashes.set(`/${file.split(path.sep).join('/')}`, `sha384-${createHash('sha384').update(content).digest('base64')}`);
  }
  return hashes;
}
