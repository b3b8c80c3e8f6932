import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../src/components/Button.tsx';
import { ErrorIcon } from '../../src/components/icons.tsx';
import styles from './Answer.module.css';

/** What went wrong, and the way on. */
export function Problem({ children, onRetry }: { children: ReactNode; onRetry?: () => void }) {
  return (
    <div className={styles.problem} role="alert">
      <ErrorIcon />
      <p>{children}</p>
      {onRetry && (
        <Button variant="outline" small onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** Said while something is on its way. */
export const Loading = () => (
  <p className={styles.loading} role="status">
    Loading…
  </p>
);

/** What stands where there is nothing yet. */
export const Empty = ({ heading, children }: { heading: string; children?: ReactNode }) => (
  <div className={styles.empty}>
    <h2>{heading}</h2>
    {children}
  </div>
);

/** What a query was answered with, drawn; until then that it loads, and that it failed if it did. */
export function Answer<Data>({ query, children }: { query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>; children: (data: Data) => ReactNode }) {
  const problem = query.error && <Problem onRetry={() => void query.refetch()}>{query.error.message}</Problem>;
  if (query.data === undefined) return problem ?? <Loading />;
  return (
    <>
      {problem}
      {children(query.data)}
    </>
  );
}
