/** The drawings that a benefit's card may carry (`mark:`); `src/views/announcement/BenefitMark.tsx` draws them. */
export const benefitMarkNames = ['storyboard', 'mask', 'variants', 'queue', 'translation', 'custody', 'start'] as const;
export type BenefitMarkName = (typeof benefitMarkNames)[number];
