import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { until } from '../../server/testing/until.ts';
import { copyProject, type ProjectCopy, projectCopyAt } from '../project-copy.ts';
import { addDrafts, now } from './drafts.ts';
import { addArticle, addEntries } from './entries.ts';
import { changeOwner } from './owner.ts';

type Ending = { status: number | null; said: string };
/** @property content what `npm run content` said of the article alone @property build what `npm run build` said */
export type SecondSite = ProjectCopy & { content: Ending; build: Ending };

/** Builds happen at one moment, wherever a test asks. */
export const environment = { ...process.env, SOURCE_DATE_EPOCH: String(now.getTime() / 1000) };

/** Runs a script of a copy to its end. */
export function run(folder: string, script: string, ...options: string[]): Ending {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...options], { cwd: folder, encoding: 'utf8', env: environment });
  return { status, said: `${stdout}${stderr}`.trim() };
}

const endings = 'endings.json';

/** One copy of the project with all that owners and editors change, built. @param folder an empty one, or none for one of its own */
export async function buildSecondSite(folder?: string): Promise<ProjectCopy> {
  const copy = copyProject('shared', folder);
  changeOwner(copy);
  addArticle(copy.folder);
  // Before the copies, which say all that theirs say.
  const content = run(copy.folder, 'scripts/content.ts');
  addEntries(copy.folder);
  await addDrafts(copy.folder);
  const build = run(copy.folder, 'scripts/build.ts');
  // Whole from the moment it is there, for who waits for it.
  writeFileSync(path.join(copy.folder, 'endings.part'), JSON.stringify({ content, build }));
  renameSync(path.join(copy.folder, 'endings.part'), path.join(copy.folder, endings));
  return copy;
}

/** How long a test waits for the build that goes on beside it. */
const LIMIT_MS = 240_000;

/** The one that the test run builds (`SECOND_SITE`), once it stands, or one of the asking test's own. Nothing in it may be changed. */
export async function secondSite(): Promise<SecondSite> {
  const shared = process.env['SECOND_SITE'];
  const copy = shared ? { ...projectCopyAt(shared), remove: () => {} } : await buildSecondSite();
  await until(() => existsSync(path.join(copy.folder, endings)), LIMIT_MS);
  return { ...copy, ...(JSON.parse(readFileSync(path.join(copy.folder, endings), 'utf8')) as Pick<SecondSite, 'content' | 'build'>) };
}
