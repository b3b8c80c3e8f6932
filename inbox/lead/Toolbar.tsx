import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeadDetail, LeadStatus } from '../../server/inbox/api.ts';
import { Button, ButtonLink } from '../../src/components/Button.tsx';
import { peopleQuery } from '../api/queries.ts';
import { useHasRole } from '../api/session.ts';
import { statusLabels } from '../shared/labels.ts';
import { Options } from '../shared/Options.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { replyLink } from './reply-link.ts';
import styles from './Toolbar.module.css';
import type { LeadState } from './use-lead.ts';

type ToolbarProps = { lead: LeadDetail; leadState: LeadState };

export function Toolbar({ lead, leadState }: ToolbarProps) {
  const canEdit = useHasRole('editor');
  const canErase = useHasRole('owner');
  const [isEraseDialogOpen, setEraseDialogOpen] = useState(false);
  return (
    <div className={`actions ${styles.toolbar}`}>
      <ButtonLink variant="primary" small href={replyLink(lead)}>
        Reply by email
      </ButtonLink>
      {canEdit ? (
        <EditControls lead={lead} leadState={leadState} />
      ) : (
        <p className={styles.summary}>
          {statusLabels[lead.status]}, assigned to {lead.assignee ?? 'nobody'}
        </p>
      )}
      {canErase && (
        <button
          type="button"
          className={`link ${styles.eraseButton}`}
          onClick={() => setEraseDialogOpen(true)}
        >
          Erase…
        </button>
      )}
      {isEraseDialogOpen && (
        <EraseDialog email={lead.email} onClose={() => setEraseDialogOpen(false)} />
      )}
    </div>
  );
}

function EditControls({ lead, leadState: { change, isBusy, pendingPatch } }: ToolbarProps) {
  const people = useQuery(peopleQuery).data ?? [];
  const { status, assignee } = { ...lead, ...pendingPatch };
  const assignees = new Set(people.filter(({ disabled }) => !disabled).map(({ email }) => email));
  // The current assignee may be disabled.
  if (lead.assignee) assignees.add(lead.assignee);
  return (
    <>
      {!['answered', 'closed'].includes(lead.status) && (
        <Button
          variant="outline"
          small
          aria-disabled={isBusy}
          onClick={() => change(lead, { status: 'answered' })}
        >
          Mark as answered
        </Button>
      )}
      <label className={styles.field}>
        <span>Status</span>
        <select
          value={status}
          onChange={({ target }) => change(lead, { status: target.value as LeadStatus })}
        >
          <Options labels={statusLabels} />
        </select>
      </label>
      <label className={styles.field}>
        <span>Assigned to</span>
        <select
          value={assignee ?? ''}
          onChange={({ target }) => change(lead, { assignee: target.value || null })}
        >
          <option value="">Nobody</option>
          {[...assignees].map((email) => (
            <option key={email}>{email}</option>
          ))}
        </select>
      </label>
      <button type="button" className="link" onClick={() => change(lead, { spam: !lead.spam })}>
        {lead.spam ? 'Not spam' : 'Mark as spam'}
      </button>
    </>
  );
}
