import { roles, visibleTo } from './model/permissions.ts';
import { dataset } from './model/role-files.ts';
import { minScoreToCall, rankAccounts } from './model/score.ts';

export const rolePreviews = roles.map((role) => {
  const roleData = visibleTo(role, dataset);
  return {
    role,
    hiddenFields: roleData.hiddenFields,
    visibleCount: roleData.accounts.length,
    dueCallCount: rankAccounts(roleData).filter(({ total }) => total >= minScoreToCall).length,
  };
});
export const accountCount = dataset.accounts.length;
