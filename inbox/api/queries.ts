import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Account, AuditPage, LeadDetail, LeadList, Overview, Passkey, Person, SessionEntry } from '../../server/inbox/api.ts';
import { type Filters, toSearch } from '../leads/filters.ts';
import { request } from './client.ts';

const at = (id: string) => `/leads/${encodeURIComponent(id)}`;
const withCursor = (search: string, cursor: string | undefined) => {
  const parameters = new URLSearchParams(search);
  if (cursor !== undefined) parameters.set('cursor', cursor);
  return parameters.size > 0 ? `?${parameters}` : '';
};

export const leadsKey = ['leads'] as const;
export type LeadPages = InfiniteData<LeadList, string | undefined>;

/** One page of leads. @param cursor `next` of the page before. */
export const readLeads = (filters: Filters, cursor?: string, signal?: AbortSignal) => request<LeadList>(`/leads${withCursor(toSearch(filters), cursor)}`, { signal });

/** The leads of a view. Read once: what comes later is told of (`new-leads.ts`) and shown when asked for, so that nothing moves under the reader. */
export const leadsQuery = (filters: Filters) =>
  infiniteQueryOptions({
    queryKey: [...leadsKey, filters],
    queryFn: ({ pageParam, signal }) => readLeads(filters, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const leadQuery = (id: string) => queryOptions({ queryKey: ['lead', id], queryFn: ({ signal }) => request<LeadDetail>(at(id), { signal }) });
export const peopleQuery = queryOptions({ queryKey: ['people'], queryFn: ({ signal }) => request<Person[]>('/people', { signal }), staleTime: 5 * 60_000 });
export const overviewQuery = queryOptions({ queryKey: ['overview'], queryFn: ({ signal }) => request<Overview>('/overview', { signal }) });
export const sessionsQuery = queryOptions({ queryKey: ['sessions'], queryFn: ({ signal }) => request<SessionEntry[]>('/sessions', { signal }) });
export const passkeysQuery = queryOptions({ queryKey: ['passkeys'], queryFn: ({ signal }) => request<Passkey[]>('/passkeys', { signal }) });
export const accountsQuery = queryOptions({ queryKey: ['accounts'], queryFn: ({ signal }) => request<Account[]>('/accounts', { signal }) });
export const auditQuery = infiniteQueryOptions({
  queryKey: ['audit'],
  queryFn: ({ pageParam, signal }) => request<AuditPage>(`/audit${withCursor('', pageParam)}`, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
});
export const leadPath = at;
