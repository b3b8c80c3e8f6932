import type { StoredLead } from '../store/store.ts';

/** A lead as the command line writes it as JSON. */
export function toRecord({ id, kind, receivedAt, spam, fields, deliveries }: StoredLead) {
  return {
    id,
    kind,
    receivedAt: new Date(receivedAt).toISOString(),
    spam,
    fields,
    deliveries: deliveries.map(({ doneAt, ...delivery }) => ({ ...delivery, doneAt: doneAt === null ? null : new Date(doneAt).toISOString() })),
  };
}
