export const stageNames = ['decide', 'build', 'equip', 'run'] as const;
