/** Corner of the box, or its right side. */
export type LabelPlace = 'tl' | 'tr' | 'bl' | 'br' | 'r';

/**
 * The boxes of one label to draw. `labelsAt`: indexes of boxes with a visible label, by default the
 * first; `only`: indexes of the boxes to draw, by default all.
 */
export type Mark = {
  label: string;
  highlighted?: boolean;
  small?: boolean;
  only?: number[];
  labelsAt?: Record<number, LabelPlace>;
};

const marks: Record<string, Mark[]> = {
  about: [{ label: 'person', highlighted: true, labelsAt: { 0: 'tl', 3: 'br' } }],
  studio: [
    { label: 'clapperboard', highlighted: true, labelsAt: { 0: 'br' } },
    { label: 'camera', labelsAt: { 0: 'bl' } },
    { label: 'face', labelsAt: { 0: 'tl', 1: 'tl' } },
    { label: 'screen', labelsAt: {} },
  ],
  traffic: [
    { label: 'car', highlighted: true, only: [0], labelsAt: { 0: 'br' } },
    { label: 'bus', labelsAt: { 0: 'tl' } },
    { label: 'camera', labelsAt: { 0: 'tr' } },
    { label: 'face', small: true, labelsAt: { 0: 'tl' } },
  ],
  contact: [
    { label: 'letter', highlighted: true, labelsAt: { 0: 'tl' } },
    { label: 'truck', labelsAt: { 0: 'tl' } },
    { label: 'wave mark', small: true, labelsAt: {} },
  ],
  'product-asset-iq': [
    { label: 'found picture', highlighted: true, labelsAt: { 0: 'tr' } },
    { label: 'face', small: true, labelsAt: {} },
    { label: 'film reel', labelsAt: { 0: 'bl' } },
    { label: 'arch mark', small: true, labelsAt: { 0: 'tl' } },
  ],
  'product-panorama-sales': [
    { label: 'pin', highlighted: true, small: true, labelsAt: { 6: 'br' } },
    { label: 'screen', labelsAt: { 0: 'tl' } },
  ],
  'product-panorama-supply-chain': [
    { label: 'route', highlighted: true, labelsAt: { 0: 'bl' } },
    { label: 'warehouse', labelsAt: { 0: 'tl' } },
    { label: 'truck', labelsAt: { 0: 'tl' } },
  ],
};

export const marksOf = (picture: string): Mark[] => marks[picture] ?? [];
