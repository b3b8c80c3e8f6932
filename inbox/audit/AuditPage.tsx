import { useInfiniteQuery } from '@tanstack/react-query';
import { auditQuery } from '../api/queries.ts';
import { LoadMore } from '../shared/LoadMore.tsx';
import { PageHeading } from '../shared/PageHeading.tsx';
import { QueryResult } from '../shared/QueryResult.tsx';
import { TimeText } from '../shared/TimeText.tsx';
import styles from './AuditPage.module.css';

export default function AuditPage() {
  const query = useInfiniteQuery(auditQuery);
  return (
    <>
      <PageHeading title="Audit log" />
      <p className="muted">
        Sign-ins, exports, erasures, changes of accounts and tokens, and confirmations of the
        server’s date. Entries are kept for a year.
      </p>
      <QueryResult query={query}>
        {({ pages }) => (
          <>
            {pages[0]?.entries.length === 0 && <p>Nothing yet.</p>}
            <ol className={`divided ${styles.entries}`}>
              {pages
                .flatMap(({ entries }) => entries)
                .map(({ id, at, by, what }) => (
                  <li key={id} tabIndex={-1}>
                    <TimeText at={at} absolute />
                    <span>{by}</span>
                    <span>{what}</span>
                  </li>
                ))}
            </ol>
            <LoadMore query={query} />
          </>
        )}
      </QueryResult>
    </>
  );
}
