export const stageNames = ['decide', 'build', 'equip', 'run'] as const;
export type StageName = (typeof stageNames)[number];
