import { hash } from 'node:crypto';
import { makeDataset } from './make-dataset.ts';
import { type Role, roles, visibleTo } from './permissions.ts';

/** Must not reach the client, which gets only `roleFiles`. */
export const dataset = makeDataset(22);

export const roleFiles = roles.map((role) => {
  const body = JSON.stringify(visibleTo(role, dataset));
  return {
    role,
    body,
    name: `${role}-${hash('sha256', body).slice(0, 8)}`,
  };
});

export const rolePaths = Object.fromEntries(
  roleFiles.map(({ role, name }) => [role, `/panorama-data/${name}.json`]),
) as Record<Role, string>;
