import { createHash } from 'node:crypto';
import { makeDataset } from './make-dataset.ts';
import { type Role, roles, visibleTo } from './permissions.ts';

/** Generated at build time. No script contains it. */
export const dataset = makeDataset(22);

/** Contains only the data that the role may see. The name contains a hash of the content. */
export const roleFiles = roles.map((role) => {
  const body = JSON.stringify(visibleTo(role, dataset));
  return {
    role,
    body,
    name: `${role}-${createHash('sha256').update(body).digest('hex').slice(0, 8)}`,
  };
});

export const rolePaths = Object.fromEntries(
  roleFiles.map(({ role, name }) => [role, `/panorama-data/${name}.json`]),
) as Record<Role, string>;
