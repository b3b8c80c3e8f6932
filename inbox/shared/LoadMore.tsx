import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import styles from './LoadMore.module.css';

/**
 * Must directly follow a list. Each of its rows must contain one link or one element with
 * `tabIndex`. Focuses the first new row.
 */
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
