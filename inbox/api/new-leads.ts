import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import type { LeadDetail, LeadEvent, LeadSummary } from '../../server/inbox/api.ts';
import type { Filters } from '../leads/filters.ts';
import { type LeadPages, leadQuery, leadsKey, leadsQuery, readLeads } from './queries.ts';

/** Ids of leads that arrived since a view was read; the user decides when to show them. */
export const newLeadsQuery = (filters: Filters) =>
  queryOptions({
    queryKey: ['unseen', filters],
    queryFn: skipToken,
    initialData: [] as string[],
    staleTime: Number.POSITIVE_INFINITY,
  });

const loaded = ({ pages }: LeadPages) => pages.flatMap(({ leads }) => leads);

/** Changes the loaded leads of all views. */
const updateLists = (client: QueryClient, update: (leads: LeadSummary[]) => LeadSummary[]) =>
  client.setQueriesData<LeadPages>(
    { queryKey: leadsKey },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, leads: update(page.leads) })),
      },
  );

const updateRow = (client: QueryClient, changed: Partial<LeadSummary>) =>
  updateLists(client, (leads) =>
    leads.map((lead) => (lead.id === changed.id ? { ...lead, ...changed } : lead)),
  );

/** Invalidates queries: visible ones are read now, others when shown. */
export function refetch(client: QueryClient, ...keys: string[]): void {
  for (const key of keys) void client.invalidateQueries({ queryKey: [key] });
}

/** Shows a changed lead in its place. */
export function mergeLead(client: QueryClient, lead: LeadSummary): void {
  updateRow(client, lead);
  void client.invalidateQueries({ queryKey: leadQuery(lead.id).queryKey });
}

/** Shows the lead of a response. */
export function mergeLeadDetail(client: QueryClient, lead: LeadDetail): void {
  client.setQueryData(leadQuery(lead.id).queryKey, lead);
  const { id, status, assignee, nextStep, spam, version } = lead;
  updateRow(client, { id, status, assignee, nextStep, spam, version });
}

export const removeLeads = (client: QueryClient, ids: string[]) =>
  updateLists(client, (leads) => leads.filter(({ id }) => !ids.includes(id)));

/** Counts a new lead that matches the view but is not loaded; drops it when it no longer matches. */
export function countNewLead(
  client: QueryClient,
  view: Filters,
  { isInView, id, receivedAt }: LeadEvent,
): void {
  const data = client.getQueryData<LeadPages>(leadsQuery(view).queryKey);
  if (!data || loaded(data).some((lead) => lead.id === id)) return;
  const oldest = loaded(data).at(-1);
  const isOnLaterPage =
    data.pages.at(-1)?.next !== null && oldest && receivedAt < oldest.receivedAt;
  client.setQueryData(newLeadsQuery(view).queryKey, (ids: string[] = []) => [
    ...ids.filter((other) => other !== id),
    ...(isInView && !isOnLaterPage ? [id] : []),
  ]);
}

/** Reads the first page of a view again. */
export async function showNewLeads(client: QueryClient, filters: Filters): Promise<void> {
  const first = await readLeads(filters);
  client.setQueryData(leadsQuery(filters).queryKey, { pages: [first], pageParams: [undefined] });
  client.setQueryData(newLeadsQuery(filters).queryKey, []);
}

/** Drops everything that may contain an erased lead. */
export function forgetErased(client: QueryClient): void {
  const keys = ['leads', 'lead', 'overview', 'audit'];
  for (const key of [...keys, 'unseen'])
    client.removeQueries({ queryKey: [key], type: 'inactive' });
  client.setQueriesData({ queryKey: ['unseen'] }, []);
  refetch(client, 'counts', ...keys);
}
