import { useEffect } from 'react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { BackIcon } from '../../src/components/icons.tsx';
import { ApiFailure } from '../api/client.ts';
import { useAllowed } from '../api/session.ts';
import { readLast } from '../leads/use-list-keys.ts';
import { Answer, Problem } from '../shared/Answer.tsx';
import { PageHeading } from '../shared/PageHeading.tsx';
import { TimeText } from '../shared/TimeText.tsx';
import { forms, spamReasons } from '../shared/words.ts';
import { ChangeMet } from './ChangeMet.tsx';
import { Deliveries } from './Deliveries.tsx';
import { Fields } from './Fields.tsx';
import { GoneLead } from './GoneLead.tsx';
import { History } from './History.tsx';
import styles from './LeadPage.module.css';
import { Notes } from './Notes.tsx';
import { Others } from './Others.tsx';
import { Source } from './Source.tsx';
import { Subscription } from './Subscription.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useLead } from './use-lead.ts';
import { useLeadKeys } from './use-lead-keys.ts';

/** One lead: what was sent on the left, what is known and done about it on the right. */
export default function LeadPage({ id }: { id: string }) {
  const lead = useLead(id);
  const { list = '' } = useHistoryState<{ list?: string } | null>() ?? {};
  const mayChange = useAllowed('editor');
  const { query, met } = lead;
  useLeadKeys(id, list, lead);
  useEffect(() => readLast(id), [id]);
  const gone = query.error instanceof ApiFailure && query.error.status === 404;
  return (
    <>
      <p className={styles.back}>
        <Link to={list ? `/?${list}` : '/'}>
          <BackIcon /> Back to the list
        </Link>
      </p>
      {gone ? (
        <GoneLead id={id} />
      ) : (
        <Answer query={query}>
          {(detail) => {
            const name = detail.fields.find(({ key }) => key === 'name')?.value || detail.email;
            return (
              <article className={styles.lead}>
                <PageHeading title={name}>
                  <p className={styles.when}>
                    {forms[detail.form]} form, <TimeText at={detail.receivedAt} full />
                  </p>
                </PageHeading>
                {met && <ChangeMet met={met} onKeep={lead.dismiss} onApply={() => lead.change(met.now, met.wish)} />}
                {lead.problem && <Problem>{lead.problem}</Problem>}
                {detail.spam && <p className={styles.spam}>In quarantine: {spamReasons[detail.spam]}</p>}
                <Toolbar lead={detail} actions={lead} />
                <div className={styles.columns}>
                  <div>
                    <Fields fields={detail.fields} />
                    <Notes key={id} leadId={id} notes={detail.notes} onAdd={mayChange ? lead.addNote : undefined} busy={lead.busy} />
                  </div>
                  <aside className={styles.aside} aria-label="About this lead">
                    <Deliveries deliveries={detail.deliveries} onRetry={mayChange ? lead.retry : undefined} />
                    {detail.newsletter && <Subscription {...detail.newsletter} />}
                    <Source source={detail.source} />
                    <Others leads={detail.others} />
                    <History entries={detail.history} receivedAt={detail.receivedAt} />
                  </aside>
                </div>
              </article>
            );
          }}
        </Answer>
      )}
    </>
  );
}
