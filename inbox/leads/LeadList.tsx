import type { Ref } from 'react';
import { Link, useSearch } from 'wouter';
import type { LeadSummary } from '../../server/inbox/api.ts';
import { TimeText } from '../shared/TimeText.tsx';
import { deliveryStates, forms, senderOf, shortAccount, statuses } from '../shared/words.ts';
import styles from './LeadList.module.css';
import { StatusMark } from './StatusMark.tsx';
import type { LeadSelection } from './use-selection.ts';

type LeadListProps = {
  leads: LeadSummary[];
  ref?: Ref<HTMLUListElement>;
  /** Which rows are ticked; without it there is nothing to tick. */
  selection?: LeadSelection | undefined;
};

/** Leads as rows, each a link to its lead. */
export function LeadList({ leads, ref, selection }: LeadListProps) {
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
  const sender = senderOf(lead);
  return (
    <li className={styles.row} data-status={lead.status}>
      {selection && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={selection.has(lead.id)}
            onChange={({ nativeEvent }) => selection.toggle(lead.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
            aria-label={`Select ${sender}`}
          />
        </label>
      )}
      <span className={styles.status}>
        <StatusMark status={lead.status} />
        <span>{statuses[lead.status]}</span>
      </span>
      <span className={styles.from}>
        <span className="cover-link">
          <Link to={`/leads/${lead.id}`} state={{ list: search }} data-lead={lead.id}>
            <bdi>{sender}</bdi>
          </Link>
        </span>
        {lead.company && <bdi className={styles.company}>{lead.company}</bdi>}
      </span>
      <bdi className={styles.excerpt}>{lead.excerpt || (lead.name ? lead.email : '')}</bdi>
      <span className={styles.marks}>
        {lead.spam && <span className={styles.warning}>Quarantined</span>}
        {lead.delivery === 'dead-letter' && <span className={styles.warning}>{deliveryStates['dead-letter']}</span>}
        {lead.delivery === 'pending' && <span>Delivering</span>}
        <span>{forms[lead.form]}</span>
      </span>
      <span className={styles.assignee}>{lead.assignee && <span title={`Assigned to ${lead.assignee}`}>{shortAccount(lead.assignee)}</span>}</span>
      <TimeText className={styles.time} at={lead.receivedAt} />
    </li>
  );
}
