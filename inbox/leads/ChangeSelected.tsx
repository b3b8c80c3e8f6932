import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { LeadStatus, LeadsChanged } from '../../server/inbox/api.ts';
import { Button } from '../../src/components/Button.tsx';
import { useLeadsChange, type Wish } from '../api/lead-change.ts';
import { peopleQuery } from '../api/queries.ts';
import { Problem } from '../shared/Answer.tsx';
import { formatList } from '../shared/format-list.ts';
import { Options } from '../shared/Options.tsx';
import { say } from '../shared/status-line.ts';
import { count, senderOf, statuses } from '../shared/words.ts';
import styles from './Selection.module.css';
import type { LeadSelection } from './use-selection.ts';

/** Nothing is left as it is; an assignee may be nobody. */
const KEEP = 'keep';
const NOBODY = '';
const NAMED = 5;

/** Changes the ticked leads together. Those that others have changed meanwhile stay as they are, and ticked. */
export function ChangeSelected({ selection, onDone }: { selection: LeadSelection; onDone: () => void }) {
  const people = useQuery(peopleQuery).data ?? [];
  const change = useLeadsChange();
  const { chosen } = selection;
  const apply = (wish: Wish) => {
    const onSuccess = ({ conflicts }: LeadsChanged) => {
      selection.set(conflicts.map(({ id }) => id));
      if (conflicts.length === 0) onDone();
    };
    if (!change.isPending) change.mutate({ rows: chosen, wish }, { onSuccess });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const [status, assignee] = [values.get('status'), values.get('assignee')];
    const wish: Wish = {
      ...(status !== KEEP && { status: status as LeadStatus }),
      ...(assignee !== KEEP && { assignee: assignee === NOBODY ? null : String(assignee) }),
    };
    if (Object.keys(wish).length === 0) say('Choose a status or an assignee first.');
    else apply(wish);
  };
  const conflicts = change.data?.conflicts ?? [];
  return (
    <>
      <form className={styles.changes} onSubmit={submit} aria-label={`Change ${count(chosen.length, 'selected lead')}`}>
        <label>
          <span>Status</span>
          <select name="status" defaultValue={KEEP}>
            <option value={KEEP}>Leave as it is</option>
            <Options of={statuses} />
          </select>
        </label>
        <label>
          <span>Assigned to</span>
          <select name="assignee" defaultValue={KEEP}>
            <option value={KEEP}>Leave as it is</option>
            <option value={NOBODY}>Nobody</option>
            {people.map(({ email }) => (
              <option key={email}>{email}</option>
            ))}
          </select>
        </label>
        <Button variant="solid" small type="submit" aria-disabled={change.isPending}>
          Change {count(chosen.length, 'lead')}
        </Button>
        {chosen.some(({ spam }) => !spam) && (
          <button type="button" className="link tap-target" onClick={() => apply({ spam: true })}>
            Mark as spam
          </button>
        )}
        {chosen.some(({ spam }) => spam) && (
          <button type="button" className="link tap-target" onClick={() => apply({ spam: false })}>
            Not spam
          </button>
        )}
      </form>
      {change.isError && <Problem>{change.error.message}</Problem>}
      {conflicts.length > 0 && (
        <Problem>
          {count(conflicts.length, 'lead was', 'leads were')} not changed, because others have changed {conflicts.length === 1 ? 'it' : 'them'} meanwhile:{' '}
          {formatList([...conflicts.slice(0, NAMED).map(senderOf), ...(conflicts.length > NAMED ? [`${conflicts.length - NAMED} more`] : [])])}. You see what is true now;
          change again if you still want to.
        </Problem>
      )}
    </>
  );
}
