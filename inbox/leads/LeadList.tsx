import type { ReactNode, Ref } from 'react';
import { Link, useSearch } from 'wouter';
import type { LeadStatus, LeadSummary } from '../../server/inbox/api.ts';
import {
  deliveryLabels,
  formLabels,
  localPartOf,
  nextStepText,
  senderName,
  statusLabels,
} from '../shared/labels.ts';
import { DueText, TimeText } from '../shared/TimeText.tsx';
import styles from './LeadList.module.css';
import type { LeadSelection } from './use-selection.ts';

const statusShapes: Record<LeadStatus, ReactNode> = {
  new: <circle cx="8" cy="8" r="5" fill="var(--accent)" stroke="none" />,
  'in-progress': (
    <>
      <circle cx="8" cy="8" r="5" />
      <path d="M8 3a5 5 0 0 1 0 10z" fill="currentColor" />
    </>
  ),
  answered: <path d="M3 8.500l3.500 3.500 6.500-7" />,
  closed: <path d="M4 8h8" />,
};

export function LeadList({
  leads,
  ref,
  selection,
}: {
  leads: LeadSummary[];
  ref?: Ref<HTMLUListElement>;
  selection?: LeadSelection;
}) {
  return (
    <ul className={styles.list} ref={ref}>
      {leads.map((lead) => (
        <Row key={lead.id} lead={lead} selection={selection} />
      ))}
    </ul>
  );
}

function Row({ lead, selection }: { lead: LeadSummary; selection: LeadSelection | undefined }) {
  const search = useSearch();
  const sender = senderName(lead);
  return (
    <li className={styles.row} data-status={lead.status} data-form={lead.form}>
      {selection && (
        <label className={styles.checkbox}>
          <input
            type="checkbox"
            checked={selection.has(lead.id)}
            onChange={({ nativeEvent }) =>
              selection.toggle(lead.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
            aria-label={`Select ${sender}`}
          />
        </label>
      )}
      <span className={styles.status}>
        <svg
          viewBox="0 0 16 16"
          width="16"
          height="16"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          aria-hidden="true"
        >
          {statusShapes[lead.status]}
        </svg>
        <span>{statusLabels[lead.status]}</span>
      </span>
      <span className={styles.sender}>
        <span className="cover-link">
          <Link to={`/leads/${lead.id}`} state={{ list: search }} data-lead={lead.id}>
            <bdi>{sender}</bdi>
          </Link>
        </span>
        {lead.company && <bdi className={styles.company}>{lead.company}</bdi>}
      </span>
      {/* Without a name, `sender` is the email address. */}
      <bdi className={styles.excerpt}>{lead.excerpt || (lead.name ? lead.email : '')}</bdi>
      <span className={styles.badges}>
        {lead.nextStep && lead.status !== 'closed' && (
          <span title={nextStepText(lead.nextStep)}>
            <DueText day={lead.nextStep.on} short />
          </span>
        )}
        {lead.spam && <span className={styles.warning}>Quarantined</span>}
        {lead.delivery === 'dead-letter' && (
          <span className={styles.warning}>{deliveryLabels['dead-letter']}</span>
        )}
        {lead.delivery === 'pending' && <span>Delivering</span>}
        <span>{formLabels[lead.form]}</span>
      </span>
      <span className={styles.assignee}>
        {lead.assignee && (
          <span title={`Assigned to ${lead.assignee}`}>{localPartOf(lead.assignee)}</span>
        )}
      </span>
      <TimeText className={styles.time} at={lead.receivedAt} />
    </li>
  );
}
