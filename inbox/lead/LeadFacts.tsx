import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type LeadDetail, wasSkipped } from '../../server/inbox/api.ts';
import {
  channelLabels,
  deliveryLabels,
  formLabels,
  pluralize,
  statusLabels,
} from '../shared/labels.ts';
import { Section } from '../shared/Section.tsx';
import { TimeText } from '../shared/TimeText.tsx';
import styles from './LeadPage.module.css';

type LeadFactsProps = { lead: LeadDetail; onRetry: (() => void) | undefined };

export function LeadFacts({ lead, onRetry }: LeadFactsProps) {
  const { newsletter, source } = lead;
  return (
    <>
      <Deliveries deliveries={lead.deliveries} onRetry={onRetry} />
      {newsletter && (
        <Section title="Newsletter">
          <Facts
            facts={{
              Confirmed: timeOrNo(newsletter.confirmedAt),
              Unsubscribed: timeOrNo(newsletter.unsubscribedAt),
            }}
          />
        </Section>
      )}
      <Section title="Source">
        {source ? (
          <Facts
            facts={{
              Page: source.page,
              Referrer: source.referrer || 'none',
              Campaign: source.utm.campaign,
              Source: source.utm.source,
              Medium: source.utm.medium,
            }}
          />
        ) : (
          <p className="muted">Not recorded.</p>
        )}
      </Section>
      <Section title="Other leads from this email address">
        {lead.others.length === 0 && <p className="muted">No other leads.</p>}
        <ul>
          {lead.others.map(({ id, form, receivedAt, status }) => (
            <li key={id}>
              <Link className="link" to={`/leads/${id}`}>
                {formLabels[form]}, <TimeText at={receivedAt} absolute />
              </Link>{' '}
              <span className="muted">{statusLabels[status]}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="History">
        <ol>
          {lead.history
            .toSorted((a, b) => b.at - a.at)
            .map(({ at, by, text }) => (
              <li key={`${at} ${by} ${text}`}>
                {text}
                <p className="muted">
                  {by}, <TimeText at={at} absolute />
                </p>
              </li>
            ))}
          <li>
            Received
            <p className="muted">
              <TimeText at={lead.receivedAt} absolute />
            </p>
          </li>
        </ol>
      </Section>
    </>
  );
}

const timeOrNo = (at: number | null) => (at === null ? 'No' : <TimeText at={at} absolute />);

const Facts = ({ facts }: { facts: Record<string, ReactNode> }) => (
  <dl className={styles.facts}>
    {Object.entries(facts).map(
      ([label, value]) =>
        value && (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ),
    )}
  </dl>
);

export function Deliveries({
  deliveries,
  onRetry,
}: Pick<LeadDetail, 'deliveries'> & Pick<LeadFactsProps, 'onRetry'>) {
  const canRetry = deliveries.some(({ state }) => /pending|dead-letter/.test(state));
  return (
    <Section title="Delivery">
      {deliveries.length === 0 && (
        <p className="muted">No delivery was set up when this lead arrived.</p>
      )}
      <ul>
        {deliveries.map(({ channel, state, attempts, doneAt, lastError }) => (
          <li key={channel}>
            {channelLabels[channel]}:{' '}
            {wasSkipped({ state, lastError }) ? 'not sent' : deliveryLabels[state].toLowerCase()}
            {doneAt !== null && !wasSkipped({ state, lastError }) && (
              <>
                {' '}
                <TimeText at={doneAt} absolute />
              </>
            )}
            {state !== 'delivered' && attempts > 0 && `, ${pluralize(attempts, 'attempt')}`}
            {lastError !== null && <p className="muted">{lastError}</p>}
          </li>
        ))}
      </ul>
      {canRetry && onRetry && (
        <button type="button" className="link tap-target" onClick={onRetry}>
          Retry now
        </button>
      )}
    </Section>
  );
}
