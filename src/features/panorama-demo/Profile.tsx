import { type Ref, useMemo } from 'react';
import { Chart } from '../../components/chart/Chart.tsx';
import type { ChartData } from '../../components/chart/chart-data.ts';
import { fill } from '../../content/fill.ts';
import { sum } from '../../demo-shared/sum.ts';
import { formatDollars, formatNumber } from '../../format.ts';
import { panoramaCopy } from './copy.ts';
import type { Account } from './model/dataset.ts';
import { formatDay, type Month, totalsByMonth } from './model/orders.ts';
import type { VisibleDataset } from './model/permissions.ts';
import { findProductGaps, scoreAccount } from './model/score.ts';
import styles from './Profile.module.css';
import { ScoreTable } from './ScoreTable.tsx';

const { profile: copy, days } = panoramaCopy;
const latestOrderCount = 5;

export function Profile({
  account,
  dataset,
  headingRef,
  onChoose,
}: {
  account: Account;
  dataset: VisibleDataset;
  headingRef?: Ref<HTMLHeadingElement>;
  onChoose?: (id: string) => void;
}) {
  const { facts, people, complaints, opportunity, promises, latest } = copy;
  const [seen, all] = [dataset.accounts.length, dataset.totalAccounts];
  const chart = useMemo(() => createOrdersChart(account, dataset), [account, dataset]);
  const accountFacts = [
    [facts.sector, account.sector],
    [facts.region, account.region],
    [facts.representative, account.representative],
    [facts.since, String(account.customerSinceYear)],
    [facts.orderInterval, fill(days, { days: account.orderInterval })],
  ];
  return (
    <section className={`corners ${styles.profile}`} aria-labelledby="panorama-profile">
      <header className={styles.head}>
        <h3 id="panorama-profile" tabIndex={-1} ref={headingRef}>
          {account.name}
        </h3>
        {onChoose && (
          <label>
            <span className="label">{copy.choose}</span>
            <select value={account.id} onChange={({ target }) => onChoose(target.value)}>
              {dataset.accounts
                .toSorted((a, b) => a.name.localeCompare(b.name))
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </select>
          </label>
        )}
        <dl className={`cluster ${styles.facts}`}>
          {accountFacts.map(([name, value]) => (
            <div key={name}>
              <dt className="label">{name}</dt>
              <dd className="ui-medium">{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      <ScoreTable
        {...scoreAccount(account, dataset)}
        basis={fill(
          dataset.hiddenFields.includes('revenue') ? copy.basisWithoutRevenue : copy.basis,
          { accounts: fill(seen === all ? copy.allAccounts : copy.someAccounts, { seen, all }) },
        )}
      />
      <Chart data={chart} />
      <List heading={latest.heading}>
        {account.orders
          .slice(-latestOrderCount)
          .toReversed()
          .map(({ day, product, cartons, revenue }) => [
            fill(latest.line, { goods: product, cartons }),
            `${formatDay(day)}${revenue === undefined ? '' : `, ${formatDollars(revenue)}`}`,
          ])}
      </List>
      <List heading={people.heading}>
        {account.contacts.map(({ name, job, hasLeft, hasConsent, email }) => [
          `${name}, ${job.toLowerCase()}`,
          `${hasLeft ? people.movedOn : hasConsent ? people.consent : people.noConsent}, ${email ?? people.hidden}`,
        ])}
      </List>
      <List heading={complaints.heading} none={complaints.none}>
        {account.complaints.map(({ day, subject, isOpen }) => [
          subject,
          `${formatDay(day)}, ${isOpen ? complaints.open : complaints.closed}`,
        ])}
      </List>
      <List heading={opportunity.heading} none={opportunity.none}>
        {findProductGaps(account, dataset).map(({ product, cartons, buyers }) => [
          fill(opportunity.line, { goods: product, cartons, buyers }),
        ])}
      </List>
      <List heading={promises.heading} none={promises.none}>
        {account.promisedDeliveries.map(({ day, product, cartons }) => [
          fill(promises.line, { goods: product.toLowerCase(), cartons, day: formatDay(day) }),
        ])}
      </List>
    </section>
  );
}

function List({
  heading,
  none,
  children,
}: {
  heading: string;
  none?: string;
  children: [text: string, detail?: string][];
}) {
  return (
    <div className={styles.list}>
      <h4>{heading}</h4>
      {children.length === 0 && <p>{none}</p>}
      <ul>
        {children.map(([text, detail], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries may be equal and never move
          <li key={index}>
            {text}
            {detail && <span className="label">{detail}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function createOrdersChart(account: Account, { hiddenFields }: VisibleDataset): ChartData {
  const showsRevenue = !hiddenFields.includes('revenue');
  const amountOf = (month: Month) => (showsRevenue ? month.revenue : month.cartons);
  const months = totalsByMonth(account.orders);
  const before = months.slice(0, 12);
  const recent = months.slice(12);
  const formatTotal = (list: Month[]) => {
    const total = sum(list.map(amountOf));
    return showsRevenue ? formatDollars(total) : fill(copy.cartons, { count: total });
  };
  return {
    title: copy.orders.heading,
    summary: fill(copy.ordersSummary, {
      name: account.name,
      recent: formatTotal(recent),
      before: formatTotal(before),
    }),
    unit: showsRevenue ? copy.orders.unitMoney : copy.orders.unit,
    labels: recent.map(({ name }) => name),
    series: [
      { name: copy.orders.recent, values: recent.map(amountOf) },
      { name: copy.orders.before, values: before.map(amountOf) },
    ],
    format: showsRevenue ? formatDollars : formatNumber,
  };
}
