import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { site } from '../site.config.ts';
import type { Site } from '../site.schema.ts';

export type ProjectCopy = ReturnType<typeof projectCopyAt>;

/** Returns the project's files that Git does not ignore; with `paths`, only files in them. */
export const projectFiles = (...paths: string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...paths], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile());

/**
 * Copies `projectFiles`. Links to our packages, caches and optimized pictures, but not to Astro's
 * content store and Vite's bundled dependencies, which parallel processes would overwrite.
 * @param folder an empty folder
 */
export function copyProject(
  folder = mkdtempSync(path.join(tmpdir(), 'project-copy-')),
): ProjectCopy {
  for (const file of projectFiles()) cpSync(file, path.join(folder, file));
  const modules = path.resolve('node_modules');
  const pictures = '.astro/assets';
  mkdirSync(path.join(modules, pictures), { recursive: true });
  mkdirSync(path.join(folder, 'node_modules/.astro'), { recursive: true });
  const sharedNames = readdirSync(modules).filter((name) => !/^\.(astro|vite.*)$/.test(name));
  for (const name of [...sharedNames, pictures])
    symlinkSync(path.join(modules, name), path.join(folder, 'node_modules', name));
  return projectCopyAt(folder);
}

export function projectCopyAt(folder: string) {
  const pathOf = (file: string) => path.join(folder, file);
  const dist = pathOf('dist');
  return {
    folder,
    dist,
    pathOf,
    readBuilt: (file: string) => readFileSync(path.join(dist, file), 'utf8'),
    configure: (changes: Partial<Site>) =>
      writeFileSync(
        pathOf('site.config.ts'),
        `import { defineSite } from './site.schema.ts';\nexport const site = defineSite(${JSON.stringify({ ...site, ...changes })});\n`,
      ),
    /** Builds the copy with options of `npm run build`. @throws with stderr if the build fails */
    build(...options: string[]) {
      const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts', ...options], {
        cwd: folder,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(stderr);
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }),
  };
}
