import { roles, visibleTo } from './model/permissions.ts';
import { dataset } from './model/role-files.ts';
import { minCallScore, rankAccounts } from './model/score.ts';

export const rolePreviews = roles.map((role) => {
  const visible = visibleTo(role, dataset);
  return {
    role,
    hiddenFields: visible.hiddenFields,
    visibleCount: visible.accounts.length,
    callCount: rankAccounts(visible).filter(({ total }) => total >= minCallScore).length,
  };
});
export const accountCount = dataset.accounts.length;
