/** The stages of the work that services belong to, in their order (`choose.stage` of a service). */
export const stageNames = ['decide', 'build', 'equip', 'run'] as const;
export type StageName = (typeof stageNames)[number];
