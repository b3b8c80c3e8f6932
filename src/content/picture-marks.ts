/** At a corner of the box, or on its right. */
export type LabelPosition = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right' | 'right';

/** Boxes to draw on a picture, all with the same label. */
type PictureMark = {
  label: string;
  highlighted?: boolean;
  /** With thin, short corners. */
  small?: boolean;
  /** Indexes of the boxes to draw, among those with this label inside the frame; all by default. */
  indexes?: number[];
  /** Label positions by index of the drawn boxes; by default `top-left` on the first. */
  labelsAt?: Record<number, LabelPosition>;
};

const marks: Record<string, PictureMark[]> = {
  about: [{ label: 'person', highlighted: true, labelsAt: { 0: 'top-left', 3: 'bottom-right' } }],
  studio: [
    { label: 'clapperboard', highlighted: true, labelsAt: { 0: 'bottom-right' } },
    { label: 'camera', labelsAt: { 0: 'bottom-left' } },
    { label: 'face', labelsAt: { 0: 'top-left', 1: 'top-left' } },
    { label: 'screen', labelsAt: {} },
  ],
  traffic: [
    { label: 'car', highlighted: true, indexes: [0], labelsAt: { 0: 'bottom-right' } },
    { label: 'bus', labelsAt: { 0: 'top-left' } },
    { label: 'camera', labelsAt: { 0: 'top-right' } },
    { label: 'face', small: true, labelsAt: { 0: 'top-left' } },
  ],
  contact: [
    { label: 'letter', highlighted: true, labelsAt: { 0: 'top-left' } },
    { label: 'truck', labelsAt: { 0: 'top-left' } },
    { label: 'wave mark', small: true, labelsAt: {} },
  ],
  'product-asset-iq': [
    { label: 'found picture', highlighted: true, labelsAt: { 0: 'top-right' } },
    { label: 'face', small: true, labelsAt: {} },
    { label: 'film reel', labelsAt: { 0: 'bottom-left' } },
    { label: 'arch mark', small: true, labelsAt: { 0: 'top-left' } },
  ],
  'product-panorama-sales': [
    { label: 'pin', highlighted: true, small: true, labelsAt: { 6: 'bottom-right' } },
    { label: 'screen', labelsAt: { 0: 'top-left' } },
  ],
  'product-panorama-supply-chain': [
    { label: 'route', highlighted: true, labelsAt: { 0: 'bottom-left' } },
    { label: 'warehouse', labelsAt: { 0: 'top-left' } },
    { label: 'truck', labelsAt: { 0: 'top-left' } },
  ],
};

export const marksOf = (picture: string): PictureMark[] => marks[picture] ?? [];
