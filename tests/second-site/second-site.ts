import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { until } from '../../server/testing/until.ts';
import { copyProject, type ProjectCopy, projectCopyAt } from '../project-copy.ts';
import { addDrafts, now } from './drafts.ts';
import { addArticle, addEntries } from './entries.ts';
import { changeOwner } from './owner.ts';

type Ending = { status: number | null; output: string };
/**
 * @property content output of `npm run content` for the article @property build output of `npm run
 * build`
 */
export type SecondSite = ProjectCopy & { content: Ending; build: Ending };

/** All builds use one time. */
export const environment = { ...process.env, SOURCE_DATE_EPOCH: String(now.getTime() / 1000) };

/** Runs a script of a copy. */
export function run(folder: string, script: string, ...options: string[]): Ending {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...options], {
    cwd: folder,
    encoding: 'utf8',
    env: environment,
  });
  return { status, output: `${stdout}${stderr}`.trim() };
}

const endings = 'endings.json';
/** Contains the id of the process that builds the site. */
const builder = 'builder';

/**
 * Builds a copy of the project with changes of owners and editors.
 * @param folder an empty folder; default: a new one
 */
export async function buildSecondSite(folder?: string): Promise<ProjectCopy> {
  const copy = copyProject(folder);
  writeFileSync(path.join(copy.folder, builder), String(process.pid));
  changeOwner(copy);
  addArticle(copy.folder);
  // Before the other entries are copied from it.
  const content = run(copy.folder, 'scripts/content.ts');
  addEntries(copy.folder);
  await addDrafts(copy.folder);
  const build = run(copy.folder, 'scripts/build.ts');
  // Renamed when complete, because tests wait for it.
  writeFileSync(path.join(copy.folder, 'endings.part'), JSON.stringify({ content, build }));
  renameSync(path.join(copy.folder, 'endings.part'), path.join(copy.folder, endings));
  return copy;
}

/** Whether the process that builds a folder's site has ended. */
function hasEnded(folder: string): boolean {
  const file = path.join(folder, builder);
  if (!existsSync(file)) return false;
  try {
    return !process.kill(Number(readFileSync(file, 'utf8')), 0);
  } catch {
    return true;
  }
}

/** The test run's second site (`SECOND_SITE`), or a new one. Read-only. */
export async function secondSite(): Promise<SecondSite> {
  const shared = process.env['SECOND_SITE'];
  const copy = shared ? { ...projectCopyAt(shared), remove: () => {} } : await buildSecondSite();
  const isBuilt = () => existsSync(path.join(copy.folder, endings));
  // The parallel build takes minutes on a busy machine, so the wait ends with it, not by a clock.
  await until(() => isBuilt() || hasEnded(copy.folder), Number.POSITIVE_INFINITY);
  if (!isBuilt()) throw new Error('The build of the second site failed.');
  return {
    ...copy,
    ...(JSON.parse(readFileSync(path.join(copy.folder, endings), 'utf8')) as Pick<
      SecondSite,
      'content' | 'build'
    >),
  };
}
