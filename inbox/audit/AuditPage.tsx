import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../src/components/Button.tsx';
import { auditQuery } from '../api/queries.ts';
import { Answer } from '../shared/Answer.tsx';
import { PageHeading } from '../shared/PageHeading.tsx';
import { TimeText } from '../shared/TimeText.tsx';
import styles from './AuditPage.module.css';

/** Who did what that others should be able to look up, for owners. */
export default function AuditPage() {
  const query = useInfiniteQuery(auditQuery);
  return (
    <>
      <PageHeading title="Audit log" />
      <p className={styles.note}>Sign-ins, exports, erasures and changes of accounts, kept for a year.</p>
      <Answer query={query}>
        {({ pages }) => (
          <>
            {pages[0]?.entries.length === 0 && <p>Nothing yet.</p>}
            <ol className={styles.entries}>
              {pages
                .flatMap(({ entries }) => entries)
                .map(({ id, at, by, what }) => (
                  <li key={id}>
                    <TimeText at={at} full />
                    <span>{by}</span>
                    <span>{what}</span>
                  </li>
                ))}
            </ol>
            {query.hasNextPage && (
              <Button variant="outline" small aria-disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                Load more
              </Button>
            )}
          </>
        )}
      </Answer>
    </>
  );
}
