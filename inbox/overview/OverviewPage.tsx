import { useQuery } from '@tanstack/react-query';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'wouter';
import type { Overview } from '../../server/inbox/api.ts';
import { Chart } from '../../src/components/chart/Chart.tsx';
import { overviewQuery } from '../api/queries.ts';
import { listPath } from '../leads/filters.ts';
import { LeadList } from '../leads/LeadList.tsx';
import { formLabels, pluralize } from '../shared/labels.ts';
import { PageHeading } from '../shared/PageHeading.tsx';
import { QueryResult } from '../shared/QueryResult.tsx';
import { Section } from '../shared/Section.tsx';
import { useNow } from '../shared/TimeText.tsx';
import { DAY_MS, formatDuration, formatTime, formatUtcDay, isoDay } from '../shared/time.ts';
import styles from './OverviewPage.module.css';

const formatNumber = (value: number) => value.toLocaleString('en-US');
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

export default function OverviewPage() {
  return (
    <>
      <PageHeading title="Overview" />
      <QueryResult query={useQuery(overviewQuery)}>
        {(overview) => (
          <div className={styles.page}>
            <Facts overview={overview} />
            <LeadsByWeek weeks={overview.weeks} />
            <div className={styles.sources}>
              <LeadCounts
                title="Leads by page"
                counts={overview.sources.pages}
                emptyText="No lead of the last 12 weeks has a recorded page."
              />
              <LeadCounts
                title="Leads by campaign"
                counts={overview.sources.campaigns}
                emptyText="No lead of the last 12 weeks has a recorded utm_campaign."
              />
            </div>
            <Section title="Oldest open inquiries">
              {overview.longestWaiting.length === 0 ? (
                <p>No open inquiries.</p>
              ) : (
                <LeadList leads={overview.longestWaiting} />
              )}
            </Section>
          </div>
        )}
      </QueryResult>
    </>
  );
}

function Facts({ overview }: { overview: Overview }) {
  const { answeredWithinADay, quarantined, deadLetters, pending, lastBackupAt } = overview;
  const { answered, total } = answeredWithinADay;
  const backupAge = useNow() - (lastBackupAt ?? -Infinity);
  return (
    <dl className={styles.facts}>
      <Fact
        label="Answered within a working day"
        value={total === 0 ? 'No data yet' : percent.format(answered / total)}
      >
        {total > 0 && `${formatNumber(answered)} of ${formatNumber(total)} inquiries, last 30 days`}
      </Fact>
      <Fact
        label="Quarantined"
        value={<Link to={listPath({ spam: 'only' })}>{formatNumber(quarantined)}</Link>}
      >
        Probably spam
      </Fact>
      <Fact label="Failed deliveries" value={formatNumber(deadLetters)} isWarning={deadLetters > 0}>
        {pending === 0 ? 'None' : formatNumber(pending)} pending.{' '}
        <Link to={listPath({ delivery: 'undelivered' })}>Show leads not delivered</Link>
      </Fact>
      <Fact
        label="Last backup"
        value={lastBackupAt === null ? 'None yet' : `${formatDuration(backupAge)} ago`}
        isWarning={backupAge > 2 * DAY_MS}
      >
        {lastBackupAt !== null && formatTime(lastBackupAt)}
      </Fact>
    </dl>
  );
}

const Fact = ({
  label,
  value,
  isWarning,
  children,
}: {
  label: string;
  value: ReactNode;
  isWarning?: boolean;
  children: ReactNode;
}) => (
  <div>
    <dt>{label}</dt>
    <dd className={`title ${isWarning ? styles.warning : styles.value}`}>{value}</dd>
    <dd className="muted">{children}</dd>
  </div>
);

function LeadsByWeek({ weeks }: Pick<Overview, 'weeks'>) {
  const series = (['contact', 'signUp', 'newsletter'] as const).map((form) => ({
    name: formLabels[form],
    values: weeks.map((week) => week[form]),
  }));
  const total = series.flatMap(({ values }) => values).reduce((sum, leads) => sum + leads, 0);
  const links = weeks.map(({ start }) => (
    <Link
      key={start}
      className="link"
      to={listPath({ from: isoDay(start), to: isoDay(start + 6 * DAY_MS) })}
    >
      {formatUtcDay(start)}
    </Link>
  ));
  return (
    <Chart
      headingTag="h2"
      links={links}
      data={{
        title: 'Leads by week',
        unit: '',
        summary: `${pluralize(total, 'lead')} in ${pluralize(weeks.length, 'week')}`,
        labels: weeks.map(({ start }) => formatUtcDay(start)),
        series,
        stacked: true,
        format: formatNumber,
      }}
    />
  );
}

function LeadCounts({
  title,
  counts,
  emptyText,
}: {
  title: string;
  counts: Overview['sources']['pages'];
  emptyText: string;
}) {
  const max = Math.max(...counts.map(({ leads }) => leads));
  return (
    <Section title={title}>
      {counts.length === 0 && <p className="muted">{emptyText}</p>}
      <ol>
        {counts.map(({ name, leads }) => (
          <li key={name} style={{ '--bar-length': leads / max } as CSSProperties}>
            <bdi>{name}</bdi>
            <span>{formatNumber(leads)}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
