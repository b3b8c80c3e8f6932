import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import type { LeadDetail, LeadList, LeadSummary } from '../../server/inbox/api.ts';
import { type Filters, matches } from '../leads/filters.ts';
import { type LeadPages, leadQuery, leadsKey, leadsQuery, readLeads } from './queries.ts';

/** Ids of leads that came since a view was read, and are shown when its reader asks for them. */
export const unseenQuery = (filters: Filters) =>
  queryOptions({ queryKey: ['unseen', filters], queryFn: skipToken, initialData: [] as string[], staleTime: Number.POSITIVE_INFINITY });

const everyView = (client: QueryClient) =>
  client.getQueriesData<LeadPages>({ queryKey: leadsKey }).flatMap(([key, pages]) => (pages ? [{ filters: key[1] as Filters, pages }] : []));

const loaded = ({ pages }: LeadPages) => pages.flatMap(({ leads }) => leads);
const replaceIn = (lead: LeadSummary) => (page: LeadList) => ({ ...page, leads: page.leads.map((other) => (other.id === lead.id ? lead : other)) });

/** Whether a lead belongs among those a view has loaded, not only on a page that is still to come. */
function belongsAmong(lead: LeadSummary, filters: Filters, pages: LeadPages): boolean {
  const leads = loaded(pages);
  const oldest = leads.at(-1);
  const whole = pages.pages.at(-1)?.next === null;
  return matches(lead, filters) && (whole || !oldest || lead.receivedAt >= oldest.receivedAt);
}

/** A lead came or changed: where it is shown it changes in its place, elsewhere it is counted. */
export function takeIn(client: QueryClient, lead: LeadSummary): void {
  for (const { filters, pages } of everyView(client)) {
    if (loaded(pages).some(({ id }) => id === lead.id)) {
      client.setQueryData<LeadPages>(leadsQuery(filters).queryKey, { ...pages, pages: pages.pages.map(replaceIn(lead)) });
    } else if (belongsAmong(lead, filters, pages)) {
      client.setQueryData(unseenQuery(filters).queryKey, (ids: string[] = []) => [...new Set([...ids, lead.id])]);
    }
  }
  void client.invalidateQueries({ queryKey: leadQuery(lead.id).queryKey });
  void client.invalidateQueries({ queryKey: ['overview'] });
}

/** Reads the first page of each view in use again and takes in what it did not have; an open lead and the overview are read again. */
export async function catchUp(client: QueryClient): Promise<void> {
  for (const key of ['lead', 'overview']) void client.invalidateQueries({ queryKey: [key] });
  const inUse = client.getQueryCache().findAll({ queryKey: leadsKey, type: 'active' });
  const pages = await Promise.all(inUse.map(({ queryKey }) => readLeads(queryKey[1] as Filters).catch(() => undefined)));
  for (const lead of pages.flatMap((page) => page?.leads ?? [])) takeIn(client, lead);
}

/** Shows what came since: the view begins again with its first page. */
export async function showUnseen(client: QueryClient, filters: Filters): Promise<void> {
  const first = await readLeads(filters);
  client.setQueryData<LeadPages>(leadsQuery(filters).queryKey, { pages: [first], pageParams: [undefined] });
  client.setQueryData(unseenQuery(filters).queryKey, []);
}

/** Leads that are no more go from every view. */
export function takeOut(client: QueryClient, ids: string[]): void {
  const without = (page: LeadList) => ({ ...page, leads: page.leads.filter(({ id }) => !ids.includes(id)) });
  for (const { filters, pages } of ids.length > 0 ? everyView(client) : [])
    client.setQueryData<LeadPages>(leadsQuery(filters).queryKey, { ...pages, pages: pages.pages.map(without) });
}

/** Somebody was erased: whatever has been read may hold them. */
export function forgetErased(client: QueryClient): void {
  for (const key of ['leads', 'lead', 'overview', 'audit', 'unseen']) client.removeQueries({ queryKey: [key], type: 'inactive' });
  for (const key of ['leads', 'lead', 'overview', 'audit']) void client.invalidateQueries({ queryKey: [key] });
}

/** Takes in a lead as the desk answered a change with it. */
export function takeInDetail(client: QueryClient, lead: LeadDetail): void {
  client.setQueryData(leadQuery(lead.id).queryKey, lead);
  for (const { filters, pages } of everyView(client)) {
    const { status, assignee, spam, version } = lead;
    const change = (other: LeadSummary) => (other.id === lead.id ? { ...other, status, assignee, spam, version } : other);
    client.setQueryData<LeadPages>(leadsQuery(filters).queryKey, { ...pages, pages: pages.pages.map((page) => ({ ...page, leads: page.leads.map(change) })) });
  }
}
