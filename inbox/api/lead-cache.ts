import type { QueryClient } from '@tanstack/react-query';
import type { LeadDetail, LeadSummary, StreamedLead } from '../../server/inbox/api.ts';
import type { ListFilters } from '../leads/filters.ts';
import { type LeadPages, leadQuery, leadsKey, leadsQuery, readLeads } from './queries.ts';

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

/** Refetches queries now if they are on screen, otherwise when they are next shown. */
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

/**
 * Records in `enteredOrLeftIds` that a streamed lead has entered or left the view. Changes no row.
 * Ignores leads on pages that are not loaded.
 */
export function recordViewChange(
  client: QueryClient,
  filters: ListFilters,
  { isInView, id, receivedAt }: StreamedLead,
): void {
  client.setQueryData<LeadPages>(leadsQuery(filters).queryKey, (data) => {
    if (!data?.pages[0]) return data;
    const [first, ...pages] = data.pages;
    const leads = loadedLeads(data);
    const oldest = leads.at(-1);
    const isLoaded = leads.some((lead) => lead.id === id);
    const isOnLaterPage =
      data.pages.at(-1)?.next !== null && oldest && receivedAt < oldest.receivedAt;
    const ids = (first.enteredOrLeftIds ?? []).filter((other) => other !== id);
    if (isInView !== isLoaded && !isOnLaterPage) ids.push(id);
    return { ...data, pages: [{ ...first, enteredOrLeftIds: ids }, ...pages] };
  });
}

/** Reloads the first page of the list, and drops the later pages. */
export async function showNewLeads(client: QueryClient, filters: ListFilters): Promise<void> {
  const first = await readLeads(filters);
  client.setQueryData(leadsQuery(filters).queryKey, { pages: [first], pageParams: [undefined] });
}

/** Refetches what is on screen; removes other queries that may contain an erased lead. */
export function clearErasedData(client: QueryClient): void {
  const keys = ['leads', 'lead', 'command-menu', 'overview', 'audit'];
  for (const key of keys) client.removeQueries({ queryKey: [key], type: 'inactive' });
  invalidate(client, 'counts', ...keys);
}
