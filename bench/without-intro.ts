import { copyProject, type ProjectCopy } from '../tests/project-copy.ts';

/** Builds the site without its intro into its own folder. */
export function siteWithoutIntro(): ProjectCopy {
  const copy = copyProject();
  copy.configure({ introDurationMs: 0 });
  copy.build();
  return copy;
}
