import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
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

/** Must directly follow a list with one link or `tabIndex` per row. Focuses the first new row. */
export function LoadMore({ query }: { query: UseInfiniteQueryResult }) {
  const loadMore = async (button: HTMLElement) => {
    const list = button.previousElementSibling;
    const oldCount = list?.children.length ?? 0;
    await query.fetchNextPage();
    const { activeElement } = document;
    // The body has focus if the button is gone, or in Safari, which does not focus clicked buttons.
    if (activeElement !== button && activeElement !== document.body) return;
    requestAnimationFrame(() =>
      list?.querySelectorAll<HTMLElement>('a, [tabindex]')[oldCount]?.focus(),
    );
  };
  return (
    query.hasNextPage && (
      <button
        type="button"
        className={styles.loadMore}
        aria-disabled={query.isFetching}
        // Loading more would cancel a refetch that removes erased leads.
        onClick={({ currentTarget }) => query.isFetching || void loadMore(currentTarget)}
      >
        {query.isFetching ? 'Loading…' : 'Load more'}
      </button>
    )
  );
}

export type QueryState<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;

type QueryResultProps<Data> = {
  query: QueryState<Data>;
  children: (data: Data) => ReactNode;
};

export function QueryResult<Data>({ query, children }: QueryResultProps<Data>) {
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
