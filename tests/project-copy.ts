import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { site } from '../site.config.ts';
import type { Site } from '../site.schema.ts';

const root = path.resolve(import.meta.dirname, '..');
/** What builds leave for the next one. */
const caches = ['.astro', '.vite', '.cache'];

export type ProjectCopy = {
  folder: string;
  dist: string;
  /** Puts other values into the copy's configuration. */
  configure: (changes: Partial<Site>) => void;
  /** Builds the copy, with the options of `npm run build`. @throws Error with what the build said. */
  build: (...options: string[]) => void;
  remove: () => void;
};

/**
 * The project as it stands in the working tree, in a folder of its own, for another configuration or other content.
 * @param folder where it goes: an empty folder
 * @param cache 'shared' takes the pictures that earlier builds have prepared; 'own' begins with nothing.
 */
export function copyProject(cache: 'shared' | 'own' = 'shared', folder = mkdtempSync(path.join(tmpdir(), 'project-copy-'))): ProjectCopy {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  for (const file of files) if (statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile()) cpSync(path.join(root, file), path.join(folder, file));
  const modules = path.join(root, 'node_modules');
  if (cache === 'shared') symlinkSync(modules, path.join(folder, 'node_modules'));
  else {
    mkdirSync(path.join(folder, 'node_modules'));
    for (const name of readdirSync(modules)) if (!caches.includes(name)) symlinkSync(path.join(modules, name), path.join(folder, 'node_modules', name));
  }
  return projectCopyAt(folder);
}

/** A copy that was made before. */
export function projectCopyAt(folder: string): ProjectCopy {
  return {
    folder,
    dist: path.join(folder, 'dist'),
    configure: (changes) =>
      writeFileSync(
        path.join(folder, 'site.config.ts'),
        `import { defineSite } from './site.schema.ts';\nexport const site = defineSite(${JSON.stringify({ ...site, ...changes })});\n`,
      ),
    build(...options) {
      const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts', ...options], { cwd: folder, encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
