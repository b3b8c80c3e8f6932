import { type Ref, useMemo } from 'react';
import { panoramaDemo } from '../../content/pages/panorama-demo.ts';
import { ChartFigure } from './ChartFigure.tsx';
import { LatestOrders } from './LatestOrders.tsx';
import type { Account } from './model/dataset.ts';
import type { VisibleDataset } from './model/permissions.ts';
import { score } from './model/score.ts';
import { ordersChart } from './orders-chart.ts';
import styles from './Profile.module.css';
import { Complaints, Opportunity, People, StillToDeliver } from './ProfileLists.tsx';
import { ScoreParts } from './ScoreParts.tsx';

const words = panoramaDemo.profile;

type ProfileProps = {
  account: Account;
  visible: VisibleDataset;
  heading?: Ref<HTMLHeadingElement>;
  /** Without it there is no picker. */
  onChoose?: (account: string) => void;
};

/** One account's profile: facts, score, orders, contacts, complaints and opportunities. */
export function Profile({ account, visible, heading, onChoose }: ProfileProps) {
  const { facts } = words;
  const orders = useMemo(() => ordersChart(account, visible), [account, visible]);
  const list = [
    [facts.sector, account.sector],
    [facts.region, account.region],
    [facts.representative, account.representative],
    [facts.since, String(account.customerSince)],
    [facts.orderInterval, words.days(account.orderInterval)],
  ];
  return (
    <section className={`corners ${styles.profile}`} aria-labelledby="panorama-profile">
      <header className={styles.head}>
        <h3 id="panorama-profile" tabIndex={-1} ref={heading}>
          {account.name}
        </h3>
        {onChoose && (
          <label>
            <span className="label">{words.choose}</span>
            <select value={account.id} onChange={({ target }) => onChoose(target.value)}>
              {visible.accounts
                .toSorted((one, other) => one.name.localeCompare(other.name))
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </select>
          </label>
        )}
        <dl className={`cluster ${styles.facts}`}>
          {list.map(([name, value]) => (
            <div key={name}>
              <dt className="label">{name}</dt>
              <dd className="ui-medium">{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      <ScoreParts {...score(account, visible)} basis={words.basis(visible.accounts.length, visible.all, visible.hiddenFields.includes('revenue'))} />
      <div className={styles.orders}>
        <ChartFigure data={orders} />
        <LatestOrders orders={account.orders} priced={!visible.hiddenFields.includes('revenue')} />
      </div>
      <People contacts={account.contacts} />
      <Complaints complaints={account.complaints} />
      <Opportunity account={account} visible={visible} />
      <StillToDeliver promised={account.promised} />
    </section>
  );
}
