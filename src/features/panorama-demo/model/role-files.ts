import { createHash } from 'node:crypto';
import { makeDataset } from './make-dataset.ts';
import { type Role, roles, visibleTo } from './permissions.ts';

/** The account dataset of the page, made at build; no script holds it. */
export const dataset = makeDataset(22);

/** A role's data file: all that its browser is ever sent. Its name changes with its content, so that a kept copy is never an old one. */
const fileOf = (role: Role) => {
  const body = JSON.stringify(visibleTo(role, dataset));
  return { role, body, name: `${role}-${createHash('sha256').update(body).digest('hex').slice(0, 8)}` };
};
export const roleFiles = roles.map(fileOf);

/** Where each role's data is fetched. */
export const rolePaths = Object.fromEntries(roleFiles.map(({ role, name }) => [role, `/panorama-data/${name}.json`])) as Record<Role, string>;
