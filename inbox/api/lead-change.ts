import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { LeadChange, LeadDetail, LeadSummary } from '../../server/inbox/api.ts';
import { say } from '../shared/status-line.ts';
import { statuses } from '../shared/words.ts';
import { ApiFailure, request } from './client.ts';
import { takeInDetail } from './new-leads.ts';
import { leadPath, leadQuery } from './queries.ts';

/** What somebody wants of a lead, without the version it is said of. */
export type Wish = Omit<LeadChange, 'version'>;

/** The lead has changed since it was read, and the wish has not been carried out. */
export class Conflict extends Error {
  override name = 'Conflict';
  readonly now: LeadDetail;
  constructor(now: LeadDetail) {
    super('Somebody else has changed this lead meanwhile.');
    this.now = now;
  }
}

/** Changes a lead as it was seen. @throws Conflict with the lead as it is now */
export async function changeLead(client: QueryClient, { id, version }: LeadDetail, wish: Wish): Promise<LeadDetail> {
  const body: LeadChange = { ...wish, version };
  try {
    const lead = await request<LeadDetail>(leadPath(id), { method: 'PATCH', body });
    takeInDetail(client, lead);
    return lead;
  } catch (error) {
    if (!(error instanceof ApiFailure && error.status === 409)) throw error;
    const now = error.body as LeadDetail;
    takeInDetail(client, now);
    throw new Conflict(now);
  }
}

/** Changes a lead from its row, which knows no version: where it no longer is as the row says, nothing is changed. */
async function changeFromRow(client: QueryClient, row: LeadSummary, wish: Wish): Promise<LeadDetail> {
  const lead = await client.fetchQuery({ ...leadQuery(row.id), staleTime: 0 });
  if (lead.status !== row.status || lead.assignee !== row.assignee) {
    takeInDetail(client, lead);
    throw new Conflict(lead);
  }
  return changeLead(client, lead, wish);
}

/** What a wish has done, as it is said. */
export function saidOf({ status, assignee, spam }: Wish): string {
  if (status) return `Status: ${statuses[status]}.`;
  if (spam !== undefined) return spam ? 'Moved to quarantine.' : 'Taken out of quarantine.';
  return assignee ? `Assigned to ${assignee}.` : 'Assigned to nobody.';
}

/** Changes leads from their rows, and says how it went. */
export function useRowChange() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ row, wish }: { row: LeadSummary; wish: Wish }) => changeFromRow(client, row, wish),
    onSuccess: (_, { wish }) => say(saidOf(wish)),
    onError: (error) => say(error instanceof Conflict ? `${error.message} It is shown as it is now; nothing was overwritten.` : error.message),
  });
  return (row: LeadSummary, wish: Wish) => mutate({ row, wish });
}
