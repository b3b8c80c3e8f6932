import type { Mark } from './AnnotatedPicture.tsx';

/** What a plate points at when it stands alone: one class live, a few beside it at rest. Labels are those of the scene's own notes. */
const marks: Record<string, Mark[]> = {
  about: [{ label: 'person', live: true, chips: { 0: 'tl', 3: 'br' } }],
  studio: [
    { label: 'clapperboard', live: true, chips: { 0: 'br' } },
    { label: 'camera', chips: { 0: 'bl' } },
    { label: 'face', chips: { 0: 'tl', 1: 'tl' } },
    { label: 'screen', chips: {} },
  ],
  traffic: [
    { label: 'car', live: true, only: [0], chips: { 0: 'br' } },
    { label: 'bus', chips: { 0: 'tl' } },
    { label: 'camera', chips: { 0: 'tr' } },
    { label: 'face', small: true, chips: { 0: 'tl' } },
  ],
  contact: [
    { label: 'letter', live: true, chips: { 0: 'bl' } },
    { label: 'truck', chips: { 0: 'tl' } },
    { label: 'wave mark', small: true, chips: {} },
  ],
  'product-asset-iq': [
    { label: 'found picture', live: true, chips: { 0: 'tr' } },
    { label: 'face', small: true, chips: {} },
    { label: 'film reel', chips: { 0: 'bl' } },
    { label: 'arch mark', small: true, chips: { 0: 'tl' } },
  ],
  'product-panorama-sales': [
    { label: 'pin', live: true, small: true, chips: { 6: 'br' } },
    { label: 'screen', chips: { 0: 'tl' } },
  ],
  'product-panorama-supply-chain': [
    { label: 'route', live: true, chips: { 0: 'bl' } },
    { label: 'warehouse', chips: { 0: 'tl' } },
    { label: 'truck', chips: { 0: 'tl' } },
  ],
};

export const marksOf = (picture: string): Mark[] => marks[picture] ?? [];
