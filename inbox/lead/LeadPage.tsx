import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { BackIcon } from '../../src/components/icons.tsx';
import { ApiFailure } from '../api/client.ts';
import { useAllowed } from '../api/session.ts';
import { setLastRead } from '../leads/use-list-keys.ts';
import { forms, spamReasons } from '../shared/labels.ts';
import { PageHeading } from '../shared/PageHeading.tsx';
import { Problem, QueryResult } from '../shared/QueryResult.tsx';
import { TimeText } from '../shared/TimeText.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { draftOf } from './drafts.ts';
import { Fields } from './Fields.tsx';
import { LeadFacts } from './LeadFacts.tsx';
import styles from './LeadPage.module.css';
import { NextStep } from './NextStep.tsx';
import { Notes } from './Notes.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useLead } from './use-lead.ts';
import { useLeadKeys } from './use-lead-keys.ts';

export default function LeadPage({ id }: { id: string }) {
  const lead = useLead(id);
  const { list = '' } = useHistoryState<{ list?: string } | null>() ?? {};
  const mayChange = useAllowed('editor');
  const { query, conflict } = lead;
  useLeadKeys(id, list, lead);
  useEffect(() => setLastRead(id), [id]);
  const isGone = query.error instanceof ApiFailure && query.error.status === 404;
  return (
    <>
      <p className={styles.back}>
        <Link to={list ? `/?${list}` : '/'}>
          <BackIcon /> Back to the list
        </Link>
      </p>
      {isGone ? (
        <LeadNotFound id={id} />
      ) : (
        <QueryResult query={query}>
          {(detail) => (
            <article className={styles.lead}>
              <PageHeading
                title={detail.fields.find(({ key }) => key === 'name')?.value || detail.email}
              >
                <p className="muted">
                  {forms[detail.form]} form, <TimeText at={detail.receivedAt} full />
                </p>
              </PageHeading>
              {conflict && (
                <ConflictNotice
                  conflict={conflict}
                  onKeep={lead.dismiss}
                  onApply={() => lead.change(conflict.current, conflict.patch)}
                />
              )}
              {lead.problem && <Problem>{lead.problem}</Problem>}
              {detail.spam && (
                <p className={styles.spam}>In quarantine: {spamReasons[detail.spam]}</p>
              )}
              <Toolbar lead={detail} actions={lead} />
              <div className={styles.columns}>
                <div>
                  <Fields fields={detail.fields} />
                  <Notes
                    leadId={id}
                    notes={detail.notes}
                    onAdd={mayChange ? lead.addNote : undefined}
                    busy={lead.busy}
                  />
                </div>
                <aside className={styles.aside} aria-label="About this lead">
                  <NextStep lead={detail} change={mayChange ? lead.change : undefined} />
                  <LeadFacts lead={detail} onRetry={mayChange ? lead.retry : undefined} />
                </aside>
              </div>
            </article>
          )}
        </QueryResult>
      )}
    </>
  );
}

/** Shows the unsaved note of a lead that was erased. */
function LeadNotFound({ id }: { id: string }) {
  const [draft] = useState(() => draftOf(id));
  return (
    <>
      <PageHeading title="This lead is not here" />
      <p>It has been erased, or its retention period has ended.</p>
      {draft && (
        <>
          <p>Your note was not saved:</p>
          <blockquote>{draft}</blockquote>
        </>
      )}
    </>
  );
}
