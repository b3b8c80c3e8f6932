import type { FormEvent } from 'react';
import type { Note } from '../../server/inbox/api.ts';
import { Button } from '../../src/components/Button.tsx';
import { FieldFrame } from '../../src/components/Field.tsx';
import { Section } from '../shared/Section.tsx';
import { TimeText } from '../shared/TimeText.tsx';
import { saveDraft, useDraft } from './drafts.ts';
import styles from './LeadPage.module.css';
import type { LeadState } from './use-lead.ts';

const MAX_LENGTH = 10_000;

export function Notes({
  leadId,
  notes,
  onAdd,
  isBusy,
}: {
  leadId: string;
  notes: Note[];
  /** Undefined for users with the role `reader`. */
  onAdd: LeadState['addNote'] | undefined;
  isBusy: boolean;
}) {
  const { note: draft = '' } = useDraft(leadId);
  const text = draft.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text !== '' && !isBusy) onAdd?.(text);
  };
  return (
    <Section className={styles.notes} title="Notes">
      {notes.length === 0 && <p className="muted">No notes yet. The sender never sees them.</p>}
      <ol>
        {notes.map((note) => (
          <li key={note.id}>
            <p className="muted">
              {note.by}, <TimeText at={note.at} absolute />
            </p>
            <p className={styles.noteText} dir="auto">
              {note.text}
            </p>
          </li>
        ))}
      </ol>
      {onAdd && (
        <form className={styles.form} onSubmit={submit}>
          <FieldFrame id="note" label="New note">
            {(aria) => (
              <textarea
                {...aria}
                rows={3}
                value={draft}
                maxLength={MAX_LENGTH}
                onChange={({ target }) => saveDraft(leadId, { note: target.value })}
              />
            )}
          </FieldFrame>
          <Button variant="outline" small type="submit" aria-disabled={isBusy || text === ''}>
            Add note
          </Button>
        </form>
      )}
    </Section>
  );
}
