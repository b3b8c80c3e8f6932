import { createHash } from 'node:crypto';
import { makeDataset } from './make-dataset.ts';
import { type Role, roles, visibleTo } from './permissions.ts';

/** Made at build; no script contains it. */
export const dataset = makeDataset(22);

/** All that a role's browser receives. The name changes with the content. */
const fileOf = (role: Role) => {
  const body = JSON.stringify(visibleTo(role, dataset));
  return {
    role,
    body,
    name: `${role}-${createHash('sha256').update(body).digest('hex').slice(0, 8)}`,
  };
};
export const roleFiles = roles.map(fileOf);

export const rolePaths = Object.fromEntries(
  roleFiles.map(({ role, name }) => [role, `/panorama-data/${name}.json`]),
) as Record<Role, string>;
