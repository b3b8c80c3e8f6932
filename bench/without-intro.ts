import { copyProject, type ProjectCopy } from '../tests/project-copy.ts';

/** The site built without its intro, in a folder of its own. */
export function siteWithoutIntro(): ProjectCopy {
  const copy = copyProject();
  copy.configure({ introDurationMs: 0 });
  copy.build();
  return copy;
}
