import { useQuery } from '@tanstack/react-query';
import type { Overview } from '../../server/inbox/api.ts';
import { overviewQuery } from '../api/queries.ts';
import { LeadList } from '../leads/LeadList.tsx';
import { Answer } from '../shared/Answer.tsx';
import { PageHeading } from '../shared/PageHeading.tsx';
import { Facts } from './Facts.tsx';
import styles from './OverviewPage.module.css';
import { Speed } from './Speed.tsx';
import { WeeksChart } from './WeeksChart.tsx';

/** How the inbox stands. */
export default function OverviewPage() {
  const query = useQuery(overviewQuery);
  return (
    <>
      <PageHeading title="Overview" />
      <Answer query={query}>
        {(overview: Overview) => (
          <div className={styles.page}>
            <Facts overview={overview} />
            <WeeksChart weeks={overview.weeks} />
            <section aria-labelledby="waiting">
              <h2 id="waiting">Open the longest</h2>
              {overview.longestWaiting.length === 0 ? <p>Every lead is answered or closed.</p> : <LeadList leads={overview.longestWaiting} />}
            </section>
            <Speed speed={overview.speed} />
          </div>
        )}
      </Answer>
    </>
  );
}
