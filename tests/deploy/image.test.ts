import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sendOnce } from '../faults/visitors.ts';
import { tempFolder } from '../temp-folder.ts';
import { startDeskWithOutput } from '../test-desk.ts';

/** Paths that the Dockerfile copies from its build stage, as [from, to]. */
const copies = [
  ...readFileSync('deploy/Dockerfile', 'utf8').matchAll(/^COPY --from=build (.+) (\S+)$/gm),
].flatMap(([, sources = '', target = '']) =>
  sources
    .split(' ')
    .map(
      (source) =>
        [
          source.replace('/site/', ''),
          target.endsWith('/') ? `${target}${path.basename(source)}` : target,
        ] as const,
    ),
);

/** Links the packages that `npm prune --omit=dev` keeps. @returns their names */
function linkProductionPackages(folder: string): string[] {
  const sources = execFileSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    // Skips the project itself.
    .slice(1);
  for (const source of sources) {
    const packagePath = path.relative('', source);
    // The link to a package includes its nested packages.
    if (packagePath.lastIndexOf('node_modules') > 0) continue;
    const target = path.join(folder, packagePath);
    mkdirSync(path.dirname(target), { recursive: true });
    symlinkSync(source, target);
  }
  return sources.map((source) => path.relative('node_modules', source));
}

test('the files and packages of the Docker image serve the site and store a lead', async () => {
  const folder = tempFolder();
  for (const [from, to] of copies)
    if (from !== 'node_modules') cpSync(from, path.join(folder, to), { recursive: true });
  const packages = linkProductionPackages(folder);
  expect(packages).toContain('fastify');
  expect(packages.filter((name) => /react|chart\.js|astro|sharp|minisearch/.test(name))).toEqual(
    [],
  );
  // Without the flag, Node would follow the links and resolve imports in the original project.
  const command = [process.execPath, '--preserve-symlinks', 'server/main.ts'];
  const { url } = await startDeskWithOutput(
    { DATA_DIR: path.join(folder, 'data') },
    { cwd: folder },
    command,
  );
  expect(copies.length).toBeGreaterThan(4);
  expect((await fetch(`${url}/about-us`)).status).toBe(200);
  expect(await sendOnce(url, 'image-lead-1')).toBe(200);
});
