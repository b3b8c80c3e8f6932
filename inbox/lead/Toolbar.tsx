import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeadDetail, LeadStatus } from '../../server/inbox/api.ts';
import { Button, ButtonLink } from '../../src/components/Button.tsx';
import { peopleQuery } from '../api/queries.ts';
import { useAllowed } from '../api/session.ts';
import { statuses } from '../shared/labels.ts';
import { Options } from '../shared/Options.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { replyLink } from './reply-link.ts';
import styles from './Toolbar.module.css';
import type { LeadActions } from './use-lead.ts';

type ToolbarProps = { lead: LeadDetail; actions: LeadActions };

/** The actions that the user's role allows. */
export function Toolbar({ lead, actions }: ToolbarProps) {
  const mayChange = useAllowed('editor');
  const mayErase = useAllowed('owner');
  const [erasing, setErasing] = useState(false);
  return (
    <div className={styles.toolbar}>
      <ButtonLink variant="primary" small href={replyLink(lead)}>
        Reply by email
      </ButtonLink>
      {mayChange ? (
        <Changes lead={lead} actions={actions} />
      ) : (
        <p className={styles.facts}>
          {statuses[lead.status]}, assigned to {lead.assignee ?? 'nobody'}
        </p>
      )}
      {mayErase && (
        <button type="button" className={`link ${styles.erase}`} onClick={() => setErasing(true)}>
          Erase…
        </button>
      )}
      {erasing && <EraseDialog email={lead.email} onClose={() => setErasing(false)} />}
    </div>
  );
}

function Changes({ lead, actions: { change, busy, pending } }: ToolbarProps) {
  const people = useQuery(peopleQuery).data ?? [];
  const { status, assignee } = { ...lead, ...pending };
  const emails = new Set(people.map(({ email }) => email)).add(lead.assignee ?? '');
  emails.delete('');
  return (
    <>
      {!['answered', 'closed'].includes(lead.status) && (
        <Button
          variant="outline"
          small
          aria-disabled={busy}
          onClick={() => change(lead, { status: 'answered' })}
        >
          Mark as answered
        </Button>
      )}
      <label className={styles.choice}>
        <span>Status</span>
        <select
          value={status}
          onChange={({ target }) => change(lead, { status: target.value as LeadStatus })}
        >
          <Options of={statuses} />
        </select>
      </label>
      <label className={styles.choice}>
        <span>Assigned to</span>
        <select
          value={assignee ?? ''}
          onChange={({ target }) => change(lead, { assignee: target.value || null })}
        >
          <option value="">Nobody</option>
          {[...emails].map((email) => (
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
