import type { LeadDetail } from '../../server/inbox/api.ts';
import { Button } from '../../src/components/Button.tsx';
import { describePatch } from '../api/lead-change.ts';
import { formatList, nextStepText, statuses } from '../shared/labels.ts';
import styles from './ConflictNotice.module.css';
import type { Conflicting } from './use-lead.ts';

type ConflictNoticeProps = { conflict: Conflicting; onKeep: () => void; onApply: () => void };

/** Shows what somebody else has changed, and lets the user decide. */
export function ConflictNotice({ conflict, onKeep, onApply }: ConflictNoticeProps) {
  const { patch, seen, current } = conflict;
  const known = new Set(seen.history.map((entry) => JSON.stringify(entry)));
  const entries = current.history.filter((entry) => !known.has(JSON.stringify(entry)));
  const authors = [...new Set(entries.map((entry) => entry.by))];
  return (
    <div className={styles.conflict} role="alert">
      <p>
        <strong>
          {formatList(authors) || 'Somebody else'} changed this lead while you had it open.
        </strong>{' '}
        Your change was not saved. Your unsaved note is still here.
      </p>
      <ul>
        {differencesOf(seen, current).map((difference) => (
          <li key={difference}>{difference}</li>
        ))}
      </ul>
      <p>Your change: {describePatch(patch)}</p>
      <div className="actions">
        <Button variant="outline" small onClick={onKeep}>
          Keep the current lead
        </Button>
        <Button variant="outline" small onClick={onApply}>
          Apply my change anyway
        </Button>
      </div>
    </div>
  );
}

/** `Status: New, now Answered` */
function differencesOf(seen: LeadDetail, current: LeadDetail): string[] {
  const values: [before: string, after: string, text: (before: string, after: string) => string][] =
    [
      [statuses[seen.status], statuses[current.status], (a, b) => `Status: ${a}, now ${b}`],
      [
        seen.assignee ?? 'nobody',
        current.assignee ?? 'nobody',
        (a, b) => `Assigned to ${a}, now to ${b}`,
      ],
      [
        nextStepText(seen.nextStep),
        nextStepText(current.nextStep),
        (a, b) => `Next step: ${a}, now ${b}`,
      ],
      [
        seen.spam ? 'in quarantine' : 'not in quarantine',
        current.spam ? 'in quarantine' : 'not in quarantine',
        (a, b) => `Was ${a}, now ${b}`,
      ],
    ];
  const notes = current.notes.length - seen.notes.length;
  return [
    ...values.flatMap(([a, b, text]) => (a === b ? [] : [text(a, b)])),
    ...(notes > 0 ? [notes === 1 ? 'A new note' : `${notes} new notes`] : []),
  ];
}
