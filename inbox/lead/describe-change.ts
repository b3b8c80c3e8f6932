import type { LeadDetail } from '../../server/inbox/api.ts';
import { statuses } from '../shared/words.ts';

const assigned = ({ assignee }: LeadDetail) => assignee ?? 'nobody';
const quarantined = ({ spam }: LeadDetail) => (spam ? 'in quarantine' : 'not in quarantine');

/** Who has changed a lead between two readings of it, and what is different now: `Status: New, now Answered`. */
export function describeChange(seen: LeadDetail, now: LeadDetail): { by: string[]; differences: string[] } {
  const differences: string[] = [];
  if (seen.status !== now.status) differences.push(`Status: ${statuses[seen.status]}, now ${statuses[now.status]}`);
  if (seen.assignee !== now.assignee) differences.push(`Assigned to ${assigned(seen)}, now to ${assigned(now)}`);
  if (quarantined(seen) !== quarantined(now)) differences.push(`Was ${quarantined(seen)}, now ${quarantined(now)}`);
  const notes = now.notes.filter(({ id }) => !seen.notes.some((note) => note.id === id)).length;
  if (notes > 0) differences.push(notes === 1 ? 'A new note' : `${notes} new notes`);
  const known = new Set(seen.history.map(({ at, by, text }) => `${at} ${by} ${text}`));
  const entries = now.history.filter(({ at, by, text }) => !known.has(`${at} ${by} ${text}`));
  return { by: [...new Set(entries.map(({ by }) => by))], differences };
}
