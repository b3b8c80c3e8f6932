import { type FormEvent, useState } from 'react';
import type { LeadDetail } from '../../server/inbox/api.ts';
import { Button } from '../../src/components/Button.tsx';
import { Field } from '../../src/components/Field.tsx';
import { Section } from '../shared/Section.tsx';
import { DueText } from '../shared/TimeText.tsx';
import { saveDraft, useDraft } from './drafts.ts';
import styles from './LeadPage.module.css';
import type { LeadState } from './use-lead.ts';

const MAX_LENGTH = 200;

/**
 * Keeps unsaved input in a draft, even if the user leaves the lead, or if the save conflicts with
 * another user's change. A conflict closes the form; the page then shows both users' values.
 */
export function NextStep({
  lead,
  change,
  isSaving,
}: {
  lead: LeadDetail;
  /** Undefined for read-only users. */
  change: LeadState['change'] | undefined;
  isSaving: boolean;
}) {
  const { nextStep: draft, originalStep } = useDraft(lead.id);
  // The lead as it was when the form opened, so that later changes by other users conflict.
  // Undefined if the form is closed, also while its draft is being saved. Version 0 makes a draft
  // conflict with a step that another user has changed since.
  const [editedLead, setEditedLead] = useState(() => {
    if (!draft || isSaving) return;
    const hasStepChanged =
      originalStep !== undefined && JSON.stringify(originalStep) !== JSON.stringify(lead.nextStep);
    return hasStepChanged ? { ...lead, nextStep: originalStep, version: 0 } : lead;
  });
  const { id, nextStep } = lead;
  const input = draft ?? editedLead?.nextStep;
  const closeForm = () => setEditedLead(undefined);
  const cancel = () => {
    saveDraft(id, { nextStep: undefined });
    closeForm();
  };
  const saveInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const values = new FormData(currentTarget);
    const text = String(values.get('text')).trim();
    saveDraft(id, {
      nextStep: { text, on: String(values.get('due-date')) },
      originalStep: editedLead?.nextStep,
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!input || !editedLead || isSaving) return;
    void change?.(editedLead, { nextStep: input }).then(
      (isSavedOrConflict) => isSavedOrConflict && closeForm(),
    );
  };
  return (
    <Section title="Next step">
      {editedLead ? (
        <form className={styles.form} onChange={saveInput} onSubmit={submit}>
          <Field
            id="step-text"
            name="text"
            label="Task"
            defaultValue={input?.text}
            maxLength={MAX_LENGTH}
            required
            readOnly={isSaving}
            autoFocus
            autoComplete="off"
          />
          <Field
            id="due-date"
            name="due-date"
            label="Due date (UTC)"
            type="date"
            defaultValue={input?.on}
            max="9999-12-31"
            required
            readOnly={isSaving}
          />
          <p className="actions">
            <Button variant="outline" small type="submit" aria-disabled={isSaving}>
              Save
            </Button>
            <button type="button" className="link tap-target" onClick={cancel}>
              Cancel
            </button>
          </p>
        </form>
      ) : (
        <>
          {nextStep ? (
            <p>
              <bdi>{nextStep.text}</bdi>
              <br />
              <DueText day={nextStep.on} />
            </p>
          ) : (
            <p className="muted">None.</p>
          )}
          {change && (
            <p className="actions">
              <button type="button" className="link tap-target" onClick={() => setEditedLead(lead)}>
                {nextStep ? 'Edit' : 'Set a next step'}
              </button>
              {nextStep && (
                <button
                  type="button"
                  className="link tap-target"
                  onClick={() => change(lead, { nextStep: null })}
                >
                  Mark as done
                </button>
              )}
            </p>
          )}
        </>
      )}
    </Section>
  );
}
