import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { PictureMetadata } from '../content/schemas.ts';
import { annotationLabels } from './annotation-labels.ts';

const metadataIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({
      name,
      ...(JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Required<PictureMetadata>),
    }));
const picturesFolder = path.join(import.meta.dirname, 'pictures');
const shots = metadataIn(path.join(import.meta.dirname, 'film'));
// Pictures of articles may lack `setting`, `timeOfDay` and `colors`.
const pictures = metadataIn(picturesFolder).filter(({ setting }) => setting !== undefined);

/** A smaller share of the picture’s area is invisible on a card. */
const MIN_VISIBLE_SHARE = 0.00015;

describe('picture annotations', () => {
  test('exist, and each JSON file has an image file of the same name', () => {
    expect(pictures.length).toBeGreaterThanOrEqual(26);
    const imageNames = readdirSync(picturesFolder)
      .filter((name) => !name.endsWith('.json'))
      .map((name) => name.replace(/\.\w+$/, ''));
    for (const { name } of pictures) expect(imageNames).toContain(name.replace('.json', ''));
  });

  // `src/content/schemas.ts` checks `alt`, `caption` and that boxes are in the frame.
  test.each(pictures)(
    '$name has a setting, a time of day and colors; its boxes are visible on a card and have known labels',
    ({ setting, timeOfDay, colors, boxes }) => {
      expect(setting.trim().length).toBeGreaterThan(5);
      expect(['day', 'dusk', 'night', 'dawn']).toContain(timeOfDay);
      expect(colors.length).toBeGreaterThan(0);
      for (const { label, kind, box } of boxes) {
        const [left, top, right, bottom] = box;
        expect(annotationLabels[kind] as readonly string[]).toContain(label);
        const areaShare = (right - left) * (bottom - top);
        expect(areaShare, label).toBeGreaterThan(MIN_VISIBLE_SHARE);
      }
    },
  );

  test.each(shots)('$name: boxes of a film shot are inside the frame', ({ boxes }) => {
    for (const { label, box } of boxes) {
      const [left, top, right, bottom] = box;
      const isInFrame =
        0 <= left && left < right && right <= 1 && 0 <= top && top < bottom && bottom <= 1;
      expect(isInFrame, label).toBe(true);
    }
  });

  test('include symbols, and faces with ids', () => {
    const boxes = pictures.flatMap((picture) => picture.boxes);
    expect(boxes.filter(({ kind }) => kind === 'symbol').length).toBeGreaterThan(5);
    const faces = boxes.filter(({ kind }) => kind === 'face');
    expect(faces.length).toBeGreaterThan(10);
    for (const { id } of faces) expect(id).toMatch(/^person-\d\d$/);
  });
});
