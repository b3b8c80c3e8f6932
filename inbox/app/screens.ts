export const visibleScreens = (isOwner: boolean): [name: string, path: string][] => [
  ['Overview', '/overview'],
  ...(isOwner
    ? ([
        ['Accounts', '/accounts'],
        ['Audit log', '/audit'],
      ] satisfies [string, string][])
    : []),
  ['Settings', '/settings'],
];
