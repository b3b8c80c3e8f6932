import {
  useIsMutating,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { LeadDetail } from '../../server/inbox/api.ts';
import { request } from '../api/client.ts';
import { mergeLeadDetail } from '../api/lead-cache.ts';
import {
  announceChange,
  ConflictError,
  changeLead,
  type LeadPatch,
  leadChangeScope,
  recordOwnChange,
} from '../api/lead-change.ts';
import { leadPath, leadQuery } from '../api/queries.ts';
import { announce, announceError } from '../shared/live-region.ts';
import { getDraft, saveDraft } from './drafts.ts';

/** `base`: the lead as the user saw it. */
type Change = { base: LeadDetail; patch: LeadPatch };
export type Conflict = Change & { current: LeadDetail };

/** Returns a lead's query and mutations. `conflict` merges the patches that conflicted. */
export function useLead(id: string) {
  const client = useQueryClient();
  const query = useQuery(leadQuery(id));
  const [conflict, setConflict] = useState<Conflict>();
  const [error, setError] = useState<string>();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const mutationKey = ['change-lead', id];
  const patchKey = [...mutationKey, 'patch'];
  const onMutate = () => setError(undefined);
  /** Removes saved or discarded fields from the conflict. If none remain, hides the notice. */
  const resolveConflict = (patch: LeadPatch) => {
    if (patch.nextStep !== undefined) saveDraft(id, { nextStep: undefined });
    setConflict((conflict) => {
      const fields = Object.entries(conflict?.patch ?? {}).filter(([name]) => !(name in patch));
      return conflict && fields.length > 0
        ? { ...conflict, patch: Object.fromEntries(fields) }
        : undefined;
    });
  };
  const reportError = ({ message }: Error) =>
    isMounted.current
      ? setError(message)
      : announceError(`Your change to the lead of ${query.data?.email} was not saved. ${message}`);
  const change = useMutation({
    mutationKey: patchKey,
    scope: leadChangeScope,
    mutationFn: ({ base, patch }: Change) => changeLead(client, base, patch),
    onMutate,
    onSuccess: (lead, { base, patch }) => {
      resolveConflict(patch);
      announceChange(client, base, lead, patch);
    },
    onError: (failure, { base, patch }) => {
      if (!isMounted.current || !(failure instanceof ConflictError)) reportError(failure);
      else
        setConflict((earlier) => ({
          base: earlier?.base ?? base,
          patch: { ...earlier?.patch, ...patch },
          current: failure.current,
        }));
    },
  });
  const post = useMutation({
    mutationKey: [...mutationKey, 'post'],
    scope: leadChangeScope,
    mutationFn: async ({ path, body }: { path: 'notes' | 'retry'; body?: { text: string } }) => {
      const before = client.getQueryData(leadQuery(id).queryKey);
      const lead = await request<LeadDetail>(`${leadPath(id)}/${path}`, {
        method: 'POST',
        body: body ?? {},
      }).catch(async (error) => {
        // The desk may have stored the note, although its response got lost.
        const current = await request<LeadDetail>(leadPath(id));
        const isStored = current.notes.some(
          (note) => note.text === body?.text && !before?.notes.some((old) => old.id === note.id),
        );
        if (!isStored) throw error;
        return current;
      });
      if (before) recordOwnChange(client, before, lead);
      mergeLeadDetail(client, lead);
      return lead;
    },
    onMutate,
    onSuccess: (_, { path, body }) => {
      // Keeps text that was typed during the request.
      if (body && getDraft(id).note?.trim() === body.text) saveDraft(id, { note: '' });
      announce(path === 'notes' ? 'Note added.' : 'The desk is retrying the delivery.');
    },
    onError: reportError,
  });
  const pendingPatches = useMutationState({
    filters: { mutationKey: patchKey, status: 'pending' },
    select: ({ state }) => (state.variables as Change).patch,
  });
  return {
    query,
    conflict,
    error,
    discardConflict: () => conflict && resolveConflict(conflict.patch),
    /** Resolves to false if the change was neither saved nor shown as a conflict. */
    change: (base: LeadDetail, patch: LeadPatch) =>
      change.mutateAsync({ base, patch }).then(
        () => true,
        (failure) => isMounted.current && failure instanceof ConflictError,
      ),
    addNote: (text: string) => post.mutate({ path: 'notes', body: { text } }),
    retryDelivery: () => post.isPending || post.mutate({ path: 'retry' }),
    pendingPatch: Object.assign({}, ...pendingPatches) as LeadPatch,
    isBusy: useIsMutating({ mutationKey }) > 0,
  };
}
export type LeadState = ReturnType<typeof useLead>;
