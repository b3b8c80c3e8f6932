import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject, type ProjectCopy, projectCopyAt } from '../project-copy.ts';
import { until } from '../server/until.ts';
import { addDatedArticles, builtAt } from './dated-articles.ts';
import { addEntries, replaceArticle } from './entries.ts';
import { applySecondOwner } from './owner.ts';

type ScriptResult = { status: number | null; output: string };
/** Results of `scripts/content.ts` after `replaceArticle`, and of `scripts/build.ts`. */
type Results = { contentResult: ScriptResult; buildResult: ScriptResult };
export type SecondSite = ProjectCopy & Results;

/** Sets the build time of the second site. */
export const secondSiteEnv = {
  ...process.env,
  SOURCE_DATE_EPOCH: String(builtAt.getTime() / 1000),
};

export function runScript(folder: string, script: string, ...options: string[]): ScriptResult {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...options], {
    cwd: folder,
    encoding: 'utf8',
    env: secondSiteEnv,
  });
  return { status, output: `${stdout}${stderr}`.trim() };
}

const resultsFile = 'results.json';
const builderPidFile = 'builder';

/**
 * Copies the project, changes it as a second owner and editors would, and builds it.
 * @param folder an empty folder; default: a new one
 */
export async function buildSecondSite(folder?: string): Promise<ProjectCopy> {
  const copy = copyProject(folder);
  writeFileSync(copy.pathOf(builderPidFile), String(process.pid));
  applySecondOwner(copy);
  replaceArticle(copy.folder);
  const contentResult = runScript(copy.folder, 'scripts/content.ts');
  addEntries(copy.folder);
  await addDatedArticles(copy.folder);
  const buildResult = runScript(copy.folder, 'scripts/build.ts');
  // Renamed to `results.json` when complete, because tests wait for that file.
  const unfinished = copy.pathOf('results.part');
  writeFileSync(unfinished, JSON.stringify({ contentResult, buildResult } satisfies Results));
  renameSync(unfinished, copy.pathOf(resultsFile));
  return copy;
}

function hasBuilderExited(folder: string): boolean {
  const file = path.join(folder, builderPidFile);
  if (!existsSync(file)) return false;
  try {
    return !process.kill(Number(readFileSync(file, 'utf8')), 0);
  } catch {
    return true;
  }
}

/** Waits for the second site in `SECOND_SITE`, or builds one. Tests must not change it. */
export async function secondSite(): Promise<SecondSite> {
  const shared = process.env['SECOND_SITE'];
  const copy = shared ? { ...projectCopyAt(shared), remove: () => {} } : await buildSecondSite();
  const file = copy.pathOf(resultsFile);
  // No time limit: a parallel build takes minutes on a busy machine.
  await until(() => existsSync(file) || hasBuilderExited(copy.folder), Number.POSITIVE_INFINITY);
  if (!existsSync(file)) throw new Error('The build of the second site was interrupted.');
  return { ...copy, ...(JSON.parse(readFileSync(file, 'utf8')) as Results) };
}
