/** At a corner of the box, or on its right. */
export type LabelPosition = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right' | 'right';

/** Boxes to draw around objects of one kind, which `label` names. */
type PictureMark = {
  label: string;
  highlighted?: boolean;
  /** With thin, short corners. */
  small?: boolean;
  /** Which boxes to draw: indexes among those that touch no edge. Default: all. */
  indexes?: number[];
  /** Where to show the label, by index of the drawn box. Default: `{ 0: 'top-left' }`. */
  labelPositions?: Record<number, LabelPosition>;
};

const marks: Record<string, PictureMark[]> = {
  about: [
    { label: 'person', highlighted: true, labelPositions: { 0: 'top-left', 3: 'bottom-right' } },
  ],
  studio: [
    { label: 'clapperboard', highlighted: true, labelPositions: { 0: 'bottom-right' } },
    { label: 'camera', labelPositions: { 0: 'bottom-left' } },
    { label: 'face', labelPositions: { 0: 'top-left', 1: 'top-left' } },
    { label: 'screen', labelPositions: {} },
  ],
  traffic: [
    { label: 'car', highlighted: true, indexes: [0], labelPositions: { 0: 'bottom-right' } },
    { label: 'bus' },
    { label: 'camera', labelPositions: { 0: 'top-right' } },
    { label: 'face', small: true },
  ],
  contact: [
    { label: 'letter', highlighted: true },
    { label: 'truck' },
    { label: 'wave mark', small: true, labelPositions: {} },
  ],
  'product-asset-iq': [
    { label: 'found picture', highlighted: true, labelPositions: { 0: 'top-right' } },
    { label: 'face', small: true, labelPositions: {} },
    { label: 'film reel', labelPositions: { 0: 'bottom-left' } },
    { label: 'arch mark', small: true },
  ],
  'product-panorama-sales': [
    { label: 'pin', highlighted: true, small: true, labelPositions: { 6: 'bottom-right' } },
    { label: 'screen' },
  ],
  'product-panorama-supply-chain': [
    { label: 'route', highlighted: true, labelPositions: { 0: 'bottom-left' } },
    { label: 'warehouse' },
    { label: 'truck' },
  ],
};

export const marksOf = (picture: string): PictureMark[] => marks[picture] ?? [];
