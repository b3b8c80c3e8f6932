import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { BulkResult, LeadStatus } from '../../server/inbox/api.ts';
import { Button } from '../../src/components/Button.tsx';
import { type LeadPatch, useBulkChange } from '../api/lead-change.ts';
import { peopleQuery } from '../api/queries.ts';
import { formatList, pluralize, senderName, statusLabels } from '../shared/labels.ts';
import { announce } from '../shared/live-region.ts';
import { Options } from '../shared/Options.tsx';
import { ErrorMessage, RequestError } from '../shared/QueryResult.tsx';
import styles from './SelectionBar.module.css';
import type { LeadSelection } from './use-selection.ts';

const UNCHANGED = 'unchanged';
const NOBODY = '';
const MAX_LISTED_CONFLICTS = 5;

/** Changes the selected leads, but skips those that others have changed and keeps them selected. */
export function BulkEditForm({
  selection,
  onDone,
}: {
  selection: LeadSelection;
  onDone: () => void;
}) {
  const people = useQuery(peopleQuery).data ?? [];
  const change = useBulkChange();
  const { selected } = selection;
  const apply = (patch: LeadPatch) => {
    const onSuccess = ({ conflicts }: BulkResult) => {
      selection.set(conflicts);
      if (conflicts.length === 0) onDone();
    };
    if (!change.isPending) change.mutate({ rows: selected, patch }, { onSuccess });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const [status, assignee] = [values.get('status'), values.get('assignee')];
    if (status === UNCHANGED && assignee === UNCHANGED)
      announce('Choose a status or an assignee first.');
    else
      apply({
        ...(status !== UNCHANGED && { status: status as LeadStatus }),
        ...(assignee !== UNCHANGED && { assignee: assignee === NOBODY ? null : String(assignee) }),
      });
  };
  const conflicts = change.data?.conflicts ?? [];
  const unlistedCount = conflicts.length - MAX_LISTED_CONFLICTS;
  return (
    <>
      <form
        className={styles.editForm}
        onSubmit={submit}
        aria-label={`Change ${pluralize(selected.length, 'selected lead')}`}
      >
        <label>
          <span>Status</span>
          <select name="status" defaultValue={UNCHANGED}>
            <option value={UNCHANGED}>No change</option>
            <Options labels={statusLabels} />
          </select>
        </label>
        <label>
          <span>Assigned to</span>
          <select name="assignee" defaultValue={UNCHANGED}>
            <option value={UNCHANGED}>No change</option>
            <option value={NOBODY}>Nobody</option>
            {people.map(({ email, disabled }) => disabled || <option key={email}>{email}</option>)}
          </select>
        </label>
        <Button variant="solid" small type="submit" aria-disabled={change.isPending}>
          Change {pluralize(selected.length, 'lead')}
        </Button>
        {/* Shows a button only if it would change a lead. */}
        {[true, false]
          .filter((spam) => selected.some((lead) => Boolean(lead.spam) !== spam))
          .map((spam) => (
            <button
              key={String(spam)}
              type="button"
              className="link tap-target"
              onClick={() => apply({ spam })}
            >
              {spam ? 'Mark as spam' : 'Not spam'}
            </button>
          ))}
      </form>
      <RequestError error={change.error} />
      {conflicts.length > 0 && (
        <ErrorMessage>
          Your change was not applied to leads that somebody else has changed:{' '}
          {formatList([
            ...conflicts.slice(0, MAX_LISTED_CONFLICTS).map(senderName),
            ...(unlistedCount > 0 ? [`${unlistedCount} more`] : []),
          ])}
          . The list shows the current values. You can apply your change again.
        </ErrorMessage>
      )}
    </>
  );
}
