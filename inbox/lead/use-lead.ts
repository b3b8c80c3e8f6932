import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeadDetail } from '../../server/inbox/api.ts';
import { request } from '../api/client.ts';
import { Conflict, changeLead, saidOf, type Wish } from '../api/lead-change.ts';
import { takeInDetail } from '../api/new-leads.ts';
import { leadPath, leadQuery } from '../api/queries.ts';
import { say } from '../shared/status-line.ts';

/** A change that met another's: what was wished, the lead as it was seen then, and as it is. */
export type MetChange = { wish: Wish; seen: LeadDetail; now: LeadDetail };

/** A lead and what can be done with it. A change that meets another's is not made; it stands in `met` until whoever wished it has decided. */
export function useLead(id: string) {
  const client = useQueryClient();
  const query = useQuery(leadQuery(id));
  const [met, setMet] = useState<MetChange>();
  const change = useMutation({
    mutationFn: ({ seen, wish }: { seen: LeadDetail; wish: Wish }) => changeLead(client, seen, wish),
    onMutate: () => setMet(undefined),
    onSuccess: (_, { wish }) => say(saidOf(wish)),
    onError: (error, { seen, wish }) => error instanceof Conflict && setMet({ wish, seen, now: error.now }),
  });
  const act = useMutation({
    mutationFn: ({ path, body }: { path: 'notes' | 'retry'; body?: object }) => request<LeadDetail>(`${leadPath(id)}/${path}`, { method: 'POST', body: body ?? {} }),
    onSuccess: (lead, { path }) => {
      takeInDetail(client, lead);
      say(path === 'notes' ? 'Note added.' : 'The desk tries to deliver it again now.');
    },
  });
  return {
    query,
    met,
    dismiss: () => setMet(undefined),
    /** Changes the lead as it was shown. */
    change: (seen: LeadDetail, wish: Wish) => change.mutate({ seen, wish }),
    addNote: (text: string, onAdded: () => void) => act.mutate({ path: 'notes', body: { text } }, { onSuccess: onAdded }),
    retry: () => act.mutate({ path: 'retry' }),
    /** What has been wished and is not answered yet. */
    pending: change.isPending ? change.variables.wish : undefined,
    busy: change.isPending || act.isPending,
    /** What could not be done, in words. */
    problem: change.error && !(change.error instanceof Conflict) ? change.error.message : act.error?.message,
  };
}
export type LeadActions = ReturnType<typeof useLead>;
