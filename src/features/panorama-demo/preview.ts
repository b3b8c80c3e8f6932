import { roles, visibleTo } from './model/permissions.ts';
import { dataset } from './model/role-files.ts';
import { callFrom, rank } from './model/score.ts';

export const rolePreviews = roles.map((role) => {
  const seen = visibleTo(role, dataset);
  return {
    role,
    hiddenFields: seen.hiddenFields,
    accounts: seen.accounts.length,
    calls: rank(seen).filter(({ total }) => total >= callFrom).length,
  };
});
export const accountCount = dataset.accounts.length;
