import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { LeadChange, LeadDetail, LeadSummary, LeadsChange, LeadsChanged } from '../../server/inbox/api.ts';
import { say } from '../shared/status-line.ts';
import { count, statuses } from '../shared/words.ts';
import { ApiFailure, request } from './client.ts';
import { takeIn, takeInDetail, takeOut } from './new-leads.ts';
import { leadPath } from './queries.ts';

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
export async function changeLead(client: QueryClient, { id, version }: Pick<LeadDetail, 'id' | 'version'>, wish: Wish): Promise<LeadDetail> {
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

/** What a wish has done, as it is said. */
export function saidOf({ status, assignee, spam }: Wish): string {
  const said = [
    status && `Status: ${statuses[status]}.`,
    spam !== undefined && (spam ? 'Moved to quarantine.' : 'Taken out of quarantine.'),
    assignee !== undefined && `Assigned to ${assignee ?? 'nobody'}.`,
  ];
  return said.filter(Boolean).join(' ');
}

/** Changes one lead from its row, and says how it went. */
export function useRowChange() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ row, wish }: { row: LeadSummary; wish: Wish }) => changeLead(client, row, wish),
    onSuccess: (_, { wish }) => say(saidOf(wish)),
    onError: (error) => say(error instanceof Conflict ? `${error.message} It is shown as it is now; nothing was overwritten.` : error.message),
  });
  return (row: LeadSummary, wish: Wish) => mutate({ row, wish });
}

/** Changes leads together, each as its row shows it, and says how many were. Those of `conflicts` are shown as they are now, unchanged. */
export function useLeadsChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ rows, wish }: { rows: LeadSummary[]; wish: Wish }) => {
      const body: LeadsChange = { ...wish, leads: rows.map(({ id, version }) => ({ id, version })) };
      return request<LeadsChanged>('/leads/change', { method: 'POST', body });
    },
    onSuccess: ({ changed, conflicts, gone }, { wish }) => {
      for (const lead of [...changed, ...conflicts]) takeIn(client, lead);
      takeOut(client, gone);
      say(`${count(changed.length, 'lead')} changed. ${changed.length > 0 ? saidOf(wish) : ''}`.trim());
    },
  });
}
