import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import type { LeadDetail, LeadSummary, StreamedLead } from '../../server/inbox/api.ts';
import type { ListFilters } from '../leads/filters.ts';
import { type LeadPages, leadQuery, leadsKey, leadsQuery, readLeads } from './queries.ts';

/** Ids of leads that began to match a view after it loaded. The user decides when to show them. */
export const newLeadsQuery = (filters: ListFilters) =>
  queryOptions({
    // Changes at midnight, as the key of the list does.
    queryKey: ['new-leads', ...leadsQuery(filters).queryKey.slice(1)],
    queryFn: skipToken,
    initialData: [] as string[],
    staleTime: Number.POSITIVE_INFINITY,
  });

const loadedLeads = ({ pages }: LeadPages) => pages.flatMap(({ leads }) => leads);

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

/** Visible queries are fetched now, others when they are shown. */
export function invalidate(client: QueryClient, ...keys: string[]): void {
  for (const key of keys) void client.invalidateQueries({ queryKey: [key] });
}

/** Updates a lead in all lists, and invalidates its details. */
export function mergeLead(client: QueryClient, lead: LeadSummary): void {
  updateRow(client, lead);
  void client.invalidateQueries({ queryKey: leadQuery(lead.id).queryKey });
}

export function mergeLeadDetail(client: QueryClient, lead: LeadDetail): void {
  client.setQueryData(leadQuery(lead.id).queryKey, lead);
  const { id, status, assignee, nextStep, spam, version } = lead;
  updateRow(client, { id, status, assignee, nextStep, spam, version });
}

export const removeLeads = (client: QueryClient, ids: string[]) =>
  updateLists(client, (leads) => leads.filter(({ id }) => !ids.includes(id)));

/** Adds or removes a lead's id. Leads on loaded pages or on later ones are not new. */
export function updateNewLeads(
  client: QueryClient,
  filters: ListFilters,
  { isInView, id, receivedAt }: StreamedLead,
): void {
  const data = client.getQueryData<LeadPages>(leadsQuery(filters).queryKey);
  if (!data || loadedLeads(data).some((lead) => lead.id === id)) return;
  const oldest = loadedLeads(data).at(-1);
  const isOnLaterPage =
    data.pages.at(-1)?.next !== null && oldest && receivedAt < oldest.receivedAt;
  client.setQueryData(newLeadsQuery(filters).queryKey, (ids: string[] = []) => [
    ...ids.filter((newId) => newId !== id),
    ...(isInView && !isOnLaterPage ? [id] : []),
  ]);
}

export async function showNewLeads(client: QueryClient, filters: ListFilters): Promise<void> {
  const first = await readLeads(filters);
  client.setQueryData(leadsQuery(filters).queryKey, { pages: [first], pageParams: [undefined] });
  client.setQueryData(newLeadsQuery(filters).queryKey, []);
}

/** Removes hidden data that may contain an erased lead, and refetches visible data. */
export function clearErasedData(client: QueryClient): void {
  const keys = ['leads', 'lead', 'command-menu', 'overview', 'audit'];
  for (const key of [...keys, 'new-leads'])
    client.removeQueries({ queryKey: [key], type: 'inactive' });
  client.setQueriesData({ queryKey: ['new-leads'] }, []);
  invalidate(client, 'counts', ...keys);
}
