import type { LeadDetail } from '../../server/inbox/api.ts';
import { Button } from '../../src/components/Button.tsx';
import { describePatch } from '../api/lead-change.ts';
import { formatList, nextStepText, statusLabels } from '../shared/labels.ts';
import styles from './ConflictNotice.module.css';
import type { Conflict } from './use-lead.ts';

export function ConflictNotice({
  conflict,
  onDiscard,
  onApply,
}: {
  conflict: Conflict;
  onDiscard: () => void;
  onApply: () => void;
}) {
  const { patch, base, current } = conflict;
  const knownEntries = new Set(base.history.map((entry) => JSON.stringify(entry)));
  const newEntries = current.history.filter((entry) => !knownEntries.has(JSON.stringify(entry)));
  const authors = [...new Set(newEntries.map((entry) => entry.by))];
  return (
    <div className={styles.conflict} role="alert">
      <p>
        <strong>
          {formatList(authors) || 'Somebody else'} changed this lead while you had it open.
        </strong>{' '}
        Your change was not saved. Unsaved notes are still here.
      </p>
      <ul>
        {differences(base, current).map((difference) => (
          <li key={difference}>{difference}</li>
        ))}
      </ul>
      <p>Your change: {describePatch(patch)}</p>
      <div className="actions">
        <Button variant="outline" small onClick={onDiscard}>
          Discard my change
        </Button>
        <Button variant="outline" small onClick={onApply}>
          Apply my change anyway
        </Button>
      </div>
    </div>
  );
}

/** Returns texts such as `Status: New, now Answered`. */
function differences(base: LeadDetail, current: LeadDetail): string[] {
  const valuesOf = (lead: LeadDetail) => ({
    Status: statusLabels[lead.status],
    'Assigned to': lead.assignee ?? 'nobody',
    'Next step': nextStepText(lead.nextStep),
    'In quarantine': lead.spam ? 'yes' : 'no',
    Notes: String(lead.notes.length),
  });
  const oldValues = Object.values(valuesOf(base));
  return Object.entries(valuesOf(current)).flatMap(([name, value], index) =>
    value === oldValues[index] ? [] : [`${name}: ${oldValues[index]}, now ${value}`],
  );
}
