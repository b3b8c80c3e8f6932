import type { Mark } from './AnnotatedPicture.tsx';

/** What a plate points at when it stands alone: one class live, a few beside it at rest. Labels are those of the scene's own notes. */
const marks: Record<string, Mark[]> = {
  about: [{ label: 'person', live: true, chips: { 0: 'tl', 3: 'br' } }],
  studio: [
    { label: 'clapper board', live: true, chips: { 0: 'bl' } },
    { label: 'camera', chips: { 0: 'bl' } },
    { label: 'face', chips: { 0: 'tl', 1: 'tl' } },
    { label: 'screen', chips: {} },
  ],
  traffic: [
    { label: 'warning triangle', live: true, small: true, chips: { 0: 'bl' } },
    { label: 'bus', chips: { 0: 'tl' } },
    { label: 'camera', chips: { 0: 'tr' } },
    { label: 'face', small: true, chips: { 0: 'tl' } },
  ],
  'product-asset-iq': [
    { label: 'found picture', live: true, chips: { 0: 'tl' } },
    { label: 'film reel', chips: { 0: 'bl' } },
    { label: 'arch mark', small: true, chips: { 0: 'tl' } },
  ],
};

export const marksOf = (picture: string): Mark[] => marks[picture] ?? [];
