import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A script or style sheet as a page names it: its address, and the hash with which a browser takes no copy that was changed on the way. */
export type Asset = { src: string; integrity: string };

/** What the bundler leaves of an entry whose code it has moved to another file: one import. */
const forwards = /^import\s*["']\.\/([^"']+)["'];?\s*$/;

/** Every script and style sheet of a build by its address. A script that only imports another is named as that other: a browser would ask for the second only when it has the first. */
export async function readAssets(folder: string): Promise<Map<string, Asset>> {
  const contents = new Map<string, Buffer>();
  for await (const file of glob('_astro/*.{css,js}', { cwd: folder })) contents.set(`/${file.split(path.sep).join('/')}`, await readFile(path.join(folder, file)));
  return new Map(
    [...contents].map(([address, content]) => {
      const [, target] = forwards.exec(content.toString()) ?? [];
      const src = target ? path.posix.join(path.posix.dirname(address), target) : address;
      return [
        address,
        {
          src,
          integrity: `sha384-${createHash('sha384')
            .update(contents.get(src) ?? content)
            .digest('base64')}`,
        },
      ];
    }),
  );
}
