import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeadDetail } from '../../server/inbox/api.ts';
import { request } from '../api/client.ts';
import {
  announceChange,
  ConflictError,
  changeLead,
  type LeadPatch,
  scope,
} from '../api/lead-change.ts';
import { mergeLeadDetail } from '../api/new-leads.ts';
import { leadPath, leadQuery } from '../api/queries.ts';
import { announce } from '../shared/live-region.ts';

type Change = { seen: LeadDetail; patch: LeadPatch };
/** A rejected patch, the lead that it was based on, and the current lead. */
export type Conflicting = Change & { current: LeadDetail };

/** A lead and its actions. On a conflict, the user decides whether to apply the patch again. */
export function useLead(id: string) {
  const client = useQueryClient();
  const query = useQuery(leadQuery(id));
  const [conflict, setConflict] = useState<Conflicting>();
  const [problem, setProblem] = useState<string>();
  const mutationKey = ['change-lead', id];
  const onMutate = () => {
    setConflict(undefined);
    setProblem(undefined);
  };
  const change = useMutation({
    mutationKey,
    scope,
    mutationFn: ({ seen, patch }: Change) => changeLead(client, seen, patch),
    onMutate,
    onSuccess: (lead, { seen, patch }) => announceChange(client, seen, lead, patch),
    onError: (error, { seen, patch }) => {
      if (!(error instanceof ConflictError)) setProblem(error.message);
      else
        setConflict((earlier) => ({
          seen: earlier?.seen ?? seen,
          patch: { ...earlier?.patch, ...patch },
          current: error.current,
        }));
    },
  });
  const act = useMutation({
    mutationFn: ({ path, body }: { path: 'notes' | 'retry'; body?: object }) =>
      request<LeadDetail>(`${leadPath(id)}/${path}`, { method: 'POST', body: body ?? {} }),
    onMutate,
    onSuccess: (lead, { path }) => {
      mergeLeadDetail(client, lead);
      announce(path === 'notes' ? 'Note added.' : 'The desk tries to deliver it again now.');
    },
    onError: ({ message }) => setProblem(message),
  });
  const patches = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as Change).patch,
  });
  return {
    query,
    conflict,
    problem,
    dismiss: () => setConflict(undefined),
    /** Applies a patch to the version that the user saw. */
    change: (seen: LeadDetail, patch: LeadPatch) => change.mutate({ seen, patch }),
    addNote: (text: string, onAdded: () => void) =>
      act.mutate({ path: 'notes', body: { text } }, { onSuccess: onAdded }),
    retry: () => act.mutate({ path: 'retry' }),
    /** All patches being sent. */
    pending: Object.assign({}, ...patches) as LeadPatch,
    busy: change.isPending || act.isPending,
  };
}
export type LeadActions = ReturnType<typeof useLead>;
