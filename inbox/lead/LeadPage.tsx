import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { BackIcon } from '../../src/components/icons.tsx';
import { ApiError } from '../api/client.ts';
import { useHasRole } from '../api/session.ts';
import { setLastOpenedLead } from '../leads/use-list-shortcuts.ts';
import { formLabels, spamReasons } from '../shared/labels.ts';
import { PageHeading } from '../shared/PageHeading.tsx';
import { ErrorMessage, QueryResult } from '../shared/QueryResult.tsx';
import { TimeText } from '../shared/TimeText.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { getDraft } from './drafts.ts';
import { Fields } from './Fields.tsx';
import { LeadFacts } from './LeadFacts.tsx';
import styles from './LeadPage.module.css';
import { NextStep } from './NextStep.tsx';
import { Notes } from './Notes.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useLead } from './use-lead.ts';
import { useLeadShortcuts } from './use-lead-shortcuts.ts';

export default function LeadPage({ id }: { id: string }) {
  const leadState = useLead(id);
  const { list: listSearch = '' } = useHistoryState<{ list?: string } | null>() ?? {};
  const canEdit = useHasRole('editor');
  const { query, conflict, error, isBusy } = leadState;
  useLeadShortcuts(id, listSearch, leadState);
  useEffect(() => setLastOpenedLead(id), [id]);
  const isNotFound = query.error instanceof ApiError && query.error.status === 404;
  return (
    <>
      <p className={styles.back}>
        <Link className="tap-target" to={listSearch ? `/?${listSearch}` : '/'}>
          <BackIcon /> Back to the list
        </Link>
      </p>
      {isNotFound ? (
        <LeadNotFound id={id} />
      ) : (
        <QueryResult query={query}>
          {(lead) => (
            <article className={styles.lead}>
              <PageHeading
                title={lead.fields.find(({ key }) => key === 'name')?.value || lead.email}
              >
                <p className="muted">
                  {formLabels[lead.form]} form, <TimeText at={lead.receivedAt} absolute />
                </p>
              </PageHeading>
              {conflict && (
                <ConflictNotice
                  conflict={conflict}
                  onDiscard={leadState.discardConflict}
                  onApply={() => leadState.change(conflict.current, conflict.patch)}
                />
              )}
              {error && <ErrorMessage>{error}</ErrorMessage>}
              {lead.spam && (
                <p className={styles.spamNotice}>In quarantine: {spamReasons[lead.spam]}</p>
              )}
              <Toolbar lead={lead} leadState={leadState} />
              <div className={styles.columns}>
                <div>
                  <Fields fields={lead.fields} />
                  <Notes
                    leadId={id}
                    notes={lead.notes}
                    onAdd={canEdit ? leadState.addNote : undefined}
                    isBusy={isBusy}
                  />
                </div>
                <aside className={styles.aside} aria-label="About this lead">
                  <NextStep
                    lead={lead}
                    change={canEdit ? leadState.change : undefined}
                    isSaving={leadState.pendingPatch.nextStep !== undefined}
                  />
                  <LeadFacts lead={lead} onRetry={canEdit ? leadState.retryDelivery : undefined} />
                </aside>
              </div>
            </article>
          )}
        </QueryResult>
      )}
    </>
  );
}

function LeadNotFound({ id }: { id: string }) {
  const [draft] = useState(() => getDraft(id).note);
  return (
    <>
      <PageHeading title="Lead not found" />
      <p>It was erased (on request or after its retention period), or the link is wrong.</p>
      {draft && (
        <>
          <p>Your note was not saved:</p>
          <blockquote>{draft}</blockquote>
        </>
      )}
    </>
  );
}
