import { formatDate } from '../format.ts';
import { fill } from './fill.ts';
import { pageCopy } from './page-copy.ts';
import { buildTime, isPublished, type Publication, publicationTime } from './publication.ts';

const { draft } = pageCopy('shared');
const now = buildTime();

/** Returns `Draft`, or `From 29 Jun 2026` if scheduled; undefined if published. */
export function draftLabel(entry: Publication): string | undefined {
  if (isPublished(entry, now)) return undefined;
  const day = formatDate(new Date(publicationTime(entry)), 'card');
  return entry.draft ? draft.mark : fill(draft.from, { day });
}
