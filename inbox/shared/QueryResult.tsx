import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../src/components/Button.tsx';
import { ErrorIcon } from '../../src/components/icons.tsx';
import styles from './QueryResult.module.css';

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

/** The error of a request, if it failed. */
export const RequestError = ({ of: { error } }: { of: { error: Error | null } }) =>
  error && <Problem>{error.message}</Problem>;

export const Loading = () => (
  <p className={styles.loading} role="status">
    Loading…
  </p>
);

export const Empty = ({ heading, children }: { heading: string; children?: ReactNode }) => (
  <div className={styles.empty}>
    <h2>{heading}</h2>
    {children}
  </div>
);

type QueryResultProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  children: (data: Data) => ReactNode;
};

/** Renders the data of a query, its error, or that it loads. */
export function QueryResult<Data>({ query, children }: QueryResultProps<Data>) {
  const problem = query.error && (
    <Problem onRetry={() => void query.refetch()}>{query.error.message}</Problem>
  );
  if (query.data === undefined) return problem ?? <Loading />;
  return (
    <>
      {problem}
      {children(query.data)}
    </>
  );
}
