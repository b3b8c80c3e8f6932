import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { site } from '../site.config.ts';
import type { Site } from '../site.schema.ts';

const root = path.resolve(import.meta.dirname, '..');

export type ProjectCopy = {
  folder: string;
  dist: string;
  configure: (changes: Partial<Site>) => void;
  /** Builds the copy with options of `npm run build`. @throws with stderr if the build fails */
  build: (...options: string[]) => void;
  remove: () => void;
};

/** Returns the project's files that Git does not ignore; with `paths`, only those in the paths. */
export const projectFiles = (...paths: string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...paths], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile());

/**
 * Copies `projectFiles`. Shares packages, caches and optimized pictures, but not
 * Astro's content store and Vite's bundled dependencies, which parallel processes would overwrite.
 * @param folder an empty folder
 */
export function copyProject(
  folder = mkdtempSync(path.join(tmpdir(), 'project-copy-')),
): ProjectCopy {
  for (const file of projectFiles()) cpSync(path.join(root, file), path.join(folder, file));
  const modules = path.join(root, 'node_modules');
  const pictures = '.astro/assets';
  mkdirSync(path.join(modules, pictures), { recursive: true });
  mkdirSync(path.join(folder, 'node_modules/.astro'), { recursive: true });
  const sharedNames = readdirSync(modules).filter((name) => !/^\.(astro|vite.*)$/.test(name));
  for (const name of [...sharedNames, pictures])
    symlinkSync(path.join(modules, name), path.join(folder, 'node_modules', name));
  return projectCopyAt(folder);
}

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
      const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts', ...options], {
        cwd: folder,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(stderr);
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }),
  };
}
