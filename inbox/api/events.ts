import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { INBOX_API, type InboxEvent, type StreamedLead } from '../../server/inbox/api.ts';
import { type ListFilters, parseFilters, toQueryString } from '../leads/filters.ts';
import { clearErasedData, invalidate, mergeLead, recordViewChange } from './lead-cache.ts';
import { countsQuery, leadsQuery, overviewQuery } from './queries.ts';
import { sessionKey } from './session.ts';

const RETRY_MS = 5_000;
const MAX_DELAY_MS = 2_000;

/**
 * Runs an action once for several calls. A random delay spreads the requests of many open tabs.
 * Waits while a request is running, because the action would cancel it.
 */
function collectCalls(client: QueryClient, action: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (client.isFetching() > 0) schedule();
      else action();
    }, Math.random() * MAX_DELAY_MS);
  };
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    action();
  };
  return { schedule, flush };
}

/** Updates the cache with all changes since the list was loaded. */
export function useInboxEvents(filters: ListFilters): void {
  const client = useQueryClient();
  const search = toQueryString(filters);
  const { data: sequence } = useInfiniteQuery({
    ...leadsQuery(filters),
    // Only observes the cached list.
    enabled: false,
    select: ({ pages }) => pages[0]?.sequence,
  });
  useEffect(() => {
    let source: EventSource;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const countsRefetch = collectCalls(client, () => {
      // A hidden tab refetches once it is shown.
      const refetchType = document.hidden ? 'none' : 'active';
      for (const { queryKey } of [countsQuery, overviewQuery])
        void client.invalidateQueries({ queryKey, refetchType });
    });
    const erasureCleanup = collectCalls(client, () => clearErasedData(client));
    const parameters = new URLSearchParams(search);
    if (sequence !== undefined) parameters.set('after', String(sequence));
    const listen = (name: InboxEvent, listener: (event: MessageEvent<string>) => void) =>
      source.addEventListener(name, listener);
    const connect = () => {
      source = new EventSource(`${INBOX_API}/events?${parameters}`);
      listen('lead', ({ data }) => {
        const lead = JSON.parse(data) as StreamedLead;
        recordViewChange(client, parseFilters(search), lead);
        mergeLead(client, lead);
      });
      listen('erased', erasureCleanup.schedule);
      listen('batch-end', countsRefetch.schedule);
      source.addEventListener('open', () => {
        // Without `after`, the stream omits changes from before it opened.
        if (sequence === undefined) invalidate(client, 'lead', 'counts', 'overview');
        // Repeats requests that failed during an outage.
        void client.refetchQueries({
          type: 'active',
          predicate: ({ state }) => state.status === 'error',
        });
        // Another user may have signed in, in another tab.
        void client.invalidateQueries({ queryKey: sessionKey });
      });
      source.onerror = () => {
        // Browsers reconnect after a lost connection, but not after a status such as 401.
        if (source.readyState !== EventSource.CLOSED) return;
        void client.invalidateQueries({ queryKey: sessionKey });
        retry = setTimeout(connect, RETRY_MS);
      };
    };
    connect();
    return () => {
      source.close();
      clearTimeout(retry);
      erasureCleanup.flush();
      countsRefetch.flush();
    };
  }, [client, search, sequence]);
}
