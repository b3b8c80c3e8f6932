import { type FormEvent, useState } from 'react';
import type { Note } from '../../server/inbox/api.ts';
import { Button } from '../../src/components/Button.tsx';
import { FieldFrame } from '../../src/components/Field.tsx';
import { TimeText } from '../shared/TimeText.tsx';
import { draftOf, keepDraft } from './drafts.ts';
import styles from './LeadPage.module.css';

const MAX_LENGTH = 10_000;

type NotesProps = {
  leadId: string;
  notes: Note[];
  /** None for whoever may not write. */
  onAdd: ((text: string, onAdded: () => void) => void) | undefined;
  busy: boolean;
};

/** What colleagues have written about a lead, and the next note. */
export function Notes({ leadId, notes, onAdd, busy }: NotesProps) {
  return (
    <section className={styles.notes} aria-labelledby="notes">
      <h2 id="notes">Notes</h2>
      {notes.length === 0 && <p className={styles.quiet}>No notes yet. Only people with an account here can read them.</p>}
      <ol>
        {notes.map(({ id, at, by, text }) => (
          <li key={id}>
            <p className={styles.quiet}>
              {by}, <TimeText at={at} full />
            </p>
            <p className={styles.text} dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ol>
      {onAdd && <NewNote leadId={leadId} onAdd={onAdd} busy={busy} />}
    </section>
  );
}

function NewNote({ leadId, onAdd, busy }: { leadId: string; onAdd: NonNullable<NotesProps['onAdd']>; busy: boolean }) {
  const [text, setText] = useState(() => draftOf(leadId));
  const write = (next: string) => {
    setText(next);
    keepDraft(leadId, next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !busy) onAdd(text.trim(), () => write(''));
  };
  return (
    <form onSubmit={submit}>
      <FieldFrame id="note" label="New note">
        {(wiring) => <textarea {...wiring} value={text} maxLength={MAX_LENGTH} onChange={({ target }) => write(target.value)} />}
      </FieldFrame>
      <Button variant="outline" small type="submit" aria-disabled={busy || text.trim() === ''}>
        Add note
      </Button>
    </form>
  );
}
