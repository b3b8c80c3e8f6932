import { copyProject, type ProjectCopy } from '../tests/project-copy.ts';

export function buildWithoutIntro(): ProjectCopy {
  const copy = copyProject();
  copy.configure({ introDurationMs: 0 });
  copy.build();
  return copy;
}
