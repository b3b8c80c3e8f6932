export const benefitMarkNames = [
  'storyboard',
  'mask',
  'variants',
  'queue',
  'translation',
  'custody',
  'start',
] as const;
export type BenefitMarkName = (typeof benefitMarkNames)[number];
