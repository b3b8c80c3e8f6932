import { randomUUID } from 'node:crypto';

/** A UUID of version 7: ids sort by the time they were made, so an index grows at its end and a page can follow an id. */
export function newLeadId(now: number): string {
  const time = now.toString(16).padStart(12, '0');
  // The random half of a version 4, which Node draws in bulk: its 15th character says the version.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
