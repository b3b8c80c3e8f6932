import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BulkResult, LeadChange, LeadDetail, LeadSummary } from '../../server/inbox/api.ts';
import { nextStepText, pluralize, statusLabels } from '../shared/labels.ts';
import { announce, announceError } from '../shared/live-region.ts';
import { ApiError, request } from './client.ts';
import { mergeLead, mergeLeadDetail, removeLeads } from './lead-cache.ts';
import { leadPath } from './queries.ts';

export type LeadPatch = Omit<LeadChange, 'version'>;

export class ConflictError extends Error {
  readonly current: LeadDetail;
  constructor(current: LeadDetail) {
    super('Somebody else has changed this lead.');
    this.current = current;
  }
}

/** Mutations with this scope run one after another. */
export const leadChangeScope = { id: 'lead-change' };

type LeadVersion = Pick<LeadSummary, 'id' | 'version'>;
const ownChangeKey = ({ id, version }: LeadVersion) => ['own-change', id, version];

/**
 * Records that version `before` was changed by this user, unless others changed the lead as well.
 * @param after the new version; undefined if the lead was not changed
 */
export function recordOwnChange(
  client: QueryClient,
  before: LeadVersion,
  after: Pick<LeadVersion, 'version'> | undefined,
): void {
  // A form may stay open for longer than five minutes, the default of `gcTime`.
  client.setQueryDefaults(['own-change'], { gcTime: Infinity });
  if (after?.version === before.version + 1) client.setQueryData(ownChangeKey(before), true);
}

/** Returns the version that the user saw, increased by the user's own changes since then. */
function latestOwnVersion(client: QueryClient, { id, version }: LeadVersion): LeadVersion {
  const latest = { id, version };
  while (client.getQueryData(ownChangeKey(latest))) latest.version += 1;
  return latest;
}

/** Applies a patch. Earlier changes by the same user do not conflict. @throws ConflictError */
export async function changeLead(
  client: QueryClient,
  lead: LeadVersion,
  patch: LeadPatch,
): Promise<LeadDetail> {
  const base = latestOwnVersion(client, lead);
  const body: LeadChange = { ...patch, version: base.version };
  try {
    const changed = await request<LeadDetail>(leadPath(lead.id), { method: 'PATCH', body });
    recordOwnChange(client, base, changed);
    mergeLeadDetail(client, changed);
    return changed;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409)) throw error;
    const current = error.body as LeadDetail;
    mergeLeadDetail(client, current);
    throw new ConflictError(current);
  }
}

async function changeLeads(
  client: QueryClient,
  leads: LeadVersion[],
  patch: LeadPatch,
): Promise<BulkResult> {
  const result = await request<BulkResult>('/leads/change', {
    method: 'POST',
    body: { ...patch, leads: leads.map(({ id, version }) => ({ id, version })) },
  });
  const changedById = new Map(result.changed.map((lead) => [lead.id, lead]));
  for (const lead of leads) recordOwnChange(client, lead, changedById.get(lead.id));
  for (const lead of [...result.changed, ...result.conflicts]) mergeLead(client, lead);
  removeLeads(client, result.gone);
  return result;
}

type EditableLead = Pick<LeadSummary, 'id' | 'status' | 'assignee' | 'spam' | 'nextStep'>;
/** `version`: the lead's version after the change. */
type UndoableChange = { id: string; version: number; undoPatch: LeadPatch };

const toUndoableChange = (
  before: EditableLead,
  version: number,
  patch: LeadPatch,
): UndoableChange => {
  const oldValues: LeadPatch = { ...before, spam: before.spam !== null };
  const changedFields = Object.keys(patch) as (keyof LeadPatch)[];
  return {
    id: before.id,
    version,
    undoPatch: Object.fromEntries(changedFields.map((name) => [name, oldValues[name]])),
  };
};

/**
 * Announces a text and offers Undo, which skips leads that have been changed or erased since. If
 * requests fail, offers Undo again for their leads.
 */
function announceWithUndo(
  client: QueryClient,
  text: string,
  changes: UndoableChange[],
  skippedEarlier = 0,
): void {
  const undo = async () => {
    let skippedCount = skippedEarlier;
    const failed: UndoableChange[] = [];
    let reason = '';
    const groups = Map.groupBy(changes, ({ undoPatch }) => JSON.stringify(undoPatch));
    for (const group of groups.values())
      try {
        const { conflicts, gone } = await changeLeads(client, group, group[0]?.undoPatch ?? {});
        skippedCount += conflicts.length + gone.length;
      } catch (error) {
        failed.push(...group);
        reason = (error as Error).message;
      }
    if (failed.length > 0)
      announceWithUndo(
        client,
        `Not undone for ${pluralize(failed.length, 'lead')}. ${reason}`,
        failed,
        skippedCount,
      );
    else
      announce(
        skippedCount === 0
          ? 'Change undone.'
          : `Not undone for ${pluralize(skippedCount, 'lead')}, which somebody has changed or erased since.`,
      );
  };
  let hasStarted = false;
  const onUndo = () => {
    if (hasStarted) return;
    hasStarted = true;
    void undo();
  };
  announce(text, changes.length > 0 ? onUndo : undefined);
}

export const announceChange = (
  client: QueryClient,
  before: EditableLead,
  { version }: LeadDetail,
  patch: LeadPatch,
) => announceWithUndo(client, describePatch(patch), [toUndoableChange(before, version, patch)]);

/** Returns text such as `Status: Answered. Assigned to nobody.` */
export const describePatch = ({ status, assignee, spam, nextStep }: LeadPatch) =>
  [
    status && `Status: ${statusLabels[status]}.`,
    spam !== undefined && (spam ? 'Moved to quarantine.' : 'Released from quarantine.'),
    assignee !== undefined && `Assigned to ${assignee ?? 'nobody'}.`,
    nextStep !== undefined && `Next step: ${nextStepText(nextStep)}.`,
  ]
    .filter(Boolean)
    .join(' ');

export function useRowChange() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    scope: leadChangeScope,
    mutationFn: ({ row, patch }: { row: LeadSummary; patch: LeadPatch }) =>
      changeLead(client, row, patch),
    onSuccess: (lead, { row, patch }) => announceChange(client, row, lead, patch),
    onError: (error) =>
      announceError(
        error instanceof ConflictError
          ? `${error.message} Your change was not saved. The list shows the current values.`
          : error.message,
      ),
  });
  return (row: LeadSummary, patch: LeadPatch) => mutate({ row, patch });
}

export function useBulkChange() {
  const client = useQueryClient();
  return useMutation({
    scope: leadChangeScope,
    mutationFn: ({ rows, patch }: { rows: LeadSummary[]; patch: LeadPatch }) =>
      changeLeads(
        client,
        rows.map((row) => latestOwnVersion(client, row)),
        patch,
      ),
    onSuccess: ({ changed }, { rows, patch }) => {
      const text = `${pluralize(changed.length, 'lead')} changed.`;
      announceWithUndo(
        client,
        changed.length > 0 ? `${text} ${describePatch(patch)}` : text,
        changed.flatMap(({ id, version }) =>
          rows.filter((row) => row.id === id).map((row) => toUndoableChange(row, version, patch)),
        ),
      );
    },
  });
}
