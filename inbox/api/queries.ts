import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type {
  Account,
  AuditPage,
  ClockWarning,
  Counts,
  LeadDetail,
  LeadList,
  Overview,
  Passkey,
  SessionEntry,
  Token,
} from '../../server/inbox/api.ts';
import { type ListFilters, toQueryString } from '../leads/filters.ts';
import { isoDay } from '../shared/time.ts';
import { request } from './client.ts';

const FIVE_MINUTES_MS = 5 * 60_000;

const createQuery = <Data>(name: string) =>
  queryOptions({
    queryKey: [name],
    queryFn: ({ signal }) => request<Data>(`/${name}`, { signal }),
  });
export const overviewQuery = createQuery<Overview>('overview');
export const sessionsQuery = createQuery<SessionEntry[]>('sessions');
export const passkeysQuery = createQuery<Passkey[]>('passkeys');
export const tokensQuery = createQuery<Token[]>('tokens');
export const accountsQuery = createQuery<Account[]>('accounts');
/** Invalidated with `accountsQuery`, because its key begins with the key of that query. */
export const peopleQuery = queryOptions({
  queryKey: [...accountsQuery.queryKey, 'people'],
  queryFn: ({ signal }) => request<Pick<Account, 'email' | 'disabled'>[]>('/people', { signal }),
  staleTime: FIVE_MINUTES_MS,
});
export const clockWarningQuery = createQuery<ClockWarning>('date');
/** Polls, because leads become overdue at midnight UTC without an event. */
export const countsQuery = { ...createQuery<Counts>('counts'), refetchInterval: FIVE_MINUTES_MS };

const withCursor = (search: string, cursor: string | undefined) => {
  const parameters = new URLSearchParams(search);
  if (cursor !== undefined) parameters.set('cursor', cursor);
  return parameters.size > 0 ? `?${parameters}` : '';
};
const paging = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
};

export const leadsKey = ['leads'] as const;
/** `enteredOrLeftIds`: leads that match but have no row, or have a row but no longer match. */
type LeadPage = LeadList & { enteredOrLeftIds?: string[] };
export type LeadPages = InfiniteData<LeadPage, string | undefined>;

/** @param cursor `next` of the previous page */
export const readLeads = (filters: ListFilters, cursor?: string, signal?: AbortSignal) =>
  request<LeadPage>(`/leads${withCursor(toQueryString(filters), cursor)}`, { signal });

/**
 * Never becomes stale, so that rows stay in place. Lists of leads due today or overdue have a new
 * key each day.
 */
export const leadsQuery = (filters: ListFilters) =>
  infiniteQueryOptions({
    queryKey: [...leadsKey, filters, filters.due && isoDay(Date.now())],
    queryFn: ({ pageParam, signal }) => readLeads(filters, pageParam, signal),
    ...paging,
    staleTime: Infinity,
  });

export const leadPath = (id: string) => `/leads/${encodeURIComponent(id)}`;
export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: ['lead', id],
    queryFn: ({ signal }) => request<LeadDetail>(leadPath(id), { signal }),
  });

export const auditQuery = infiniteQueryOptions({
  queryKey: ['audit'],
  queryFn: ({ pageParam, signal }) =>
    request<AuditPage>(`/audit${withCursor('', pageParam)}`, { signal }),
  ...paging,
});
