import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeadDetail } from '../../server/inbox/api.ts';
import { request } from '../api/client.ts';
import { mergeLeadDetail } from '../api/lead-cache.ts';
import {
  announceChange,
  ConflictError,
  changeLead,
  type LeadPatch,
  leadChangeScope,
} from '../api/lead-change.ts';
import { leadPath, leadQuery } from '../api/queries.ts';
import { announce } from '../shared/live-region.ts';

/** `base`: the lead as the user saw it. */
type Change = { base: LeadDetail; patch: LeadPatch };
export type Conflict = Change & { current: LeadDetail };

/** Returns a lead's query and mutations. `conflict` merges the patches that conflicted. */
export function useLead(id: string) {
  const client = useQueryClient();
  const query = useQuery(leadQuery(id));
  const [conflict, setConflict] = useState<Conflict>();
  const [error, setError] = useState<string>();
  const mutationKey = ['change-lead', id];
  const onMutate = () => {
    setConflict(undefined);
    setError(undefined);
  };
  const change = useMutation({
    mutationKey,
    scope: leadChangeScope,
    mutationFn: ({ base, patch }: Change) => changeLead(client, base, patch),
    onMutate,
    onSuccess: (lead, { base, patch }) => announceChange(client, base, lead, patch),
    onError: (failure, { base, patch }) => {
      if (!(failure instanceof ConflictError)) setError(failure.message);
      else
        setConflict((earlier) => ({
          base: earlier?.base ?? base,
          patch: { ...earlier?.patch, ...patch },
          current: failure.current,
        }));
    },
  });
  const post = useMutation({
    mutationFn: ({ path, body }: { path: 'notes' | 'retry'; body?: object }) =>
      request<LeadDetail>(`${leadPath(id)}/${path}`, { method: 'POST', body: body ?? {} }),
    onMutate,
    onSuccess: (lead, { path }) => {
      mergeLeadDetail(client, lead);
      announce(path === 'notes' ? 'Note added.' : 'The desk is retrying the delivery.');
    },
    onError: ({ message }) => setError(message),
  });
  const pendingPatches = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as Change).patch,
  });
  return {
    query,
    conflict,
    error,
    discardConflict: () => setConflict(undefined),
    change: (base: LeadDetail, patch: LeadPatch) => change.mutate({ base, patch }),
    addNote: (text: string, onAdded: () => void) =>
      post.mutate({ path: 'notes', body: { text } }, { onSuccess: onAdded }),
    retryDelivery: () => post.mutate({ path: 'retry' }),
    pendingPatch: Object.assign({}, ...pendingPatches) as LeadPatch,
    isBusy: change.isPending || post.isPending,
  };
}
export type LeadState = ReturnType<typeof useLead>;
