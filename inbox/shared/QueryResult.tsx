import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../src/components/Button.tsx';
import { ErrorIcon } from '../../src/components/icons.tsx';
import styles from './QueryResult.module.css';

export function ErrorMessage({ children, onRetry }: { children: ReactNode; onRetry?: () => void }) {
  return (
    <div className={styles.error} role="alert">
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

export const RequestError = ({ error }: { error: Error | null }) =>
  error && <ErrorMessage>{error.message}</ErrorMessage>;

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

export type QueryState<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;

export function QueryResult<Data>({
  query,
  children,
}: {
  query: QueryState<Data>;
  children: (data: Data) => ReactNode;
}) {
  const error = query.error && (
    <ErrorMessage onRetry={() => void query.refetch()}>{query.error.message}</ErrorMessage>
  );
  if (query.data === undefined) return error ?? <Loading />;
  return (
    <>
      {error}
      {children(query.data)}
    </>
  );
}
