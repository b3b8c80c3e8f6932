import { randomUUID } from 'node:crypto';

/** The first id of a moment. */
export function firstIdAt(time: number): string {
  const hex = Math.max(0, time).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** A UUID of version 7: ids sort by the time they were made, so an index grows at its end and a page can follow an id. */
export function newLeadId(now: number): string {
  const time = now.toString(16).padStart(12, '0');
  // The random half of a version 4, which Node draws in bulk: its 15th character says the version.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
