import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { PictureMetadata } from '../content/pictures.ts';
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

const isInFrame = ([left, top, right, bottom]: PictureMetadata['boxes'][number]['box']) =>
  0 <= left && left < right && right <= 1 && 0 <= top && top < bottom && bottom <= 1;

/** Share of the picture's area below which a box is invisible on a card. */
const MIN_BOX_AREA = 0.00015;

describe('picture annotations', () => {
  test('exist for at least 26 pictures, and each has an image file of the same name', () => {
    expect(pictures.length).toBeGreaterThanOrEqual(26);
    const imageNames = readdirSync(picturesFolder)
      .filter((name) => !name.endsWith('.json'))
      .map((name) => name.replace(/\.\w+$/, ''));
    expect(
      pictures
        .map(({ name }) => name.replace('.json', ''))
        .filter((name) => !imageNames.includes(name)),
    ).toEqual([]);
  });

  test.each(pictures)(
    '$name has texts, a time of day and colors; its boxes are visible and have known labels',
    ({ alt, caption, setting, timeOfDay, colors, boxes }) => {
      for (const text of [alt, caption, setting]) expect(text.trim().length).toBeGreaterThan(5);
      expect(['day', 'dusk', 'night', 'dawn']).toContain(timeOfDay);
      expect(colors.length).toBeGreaterThan(0);
      for (const { label, kind, box } of boxes) {
        const [left, top, right, bottom] = box;
        expect(annotationLabels[kind] as readonly string[]).toContain(label);
        expect(isInFrame(box), label).toBe(true);
        expect((right - left) * (bottom - top), label).toBeGreaterThan(MIN_BOX_AREA);
      }
    },
  );

  test.each(shots)('$name: boxes of a film shot are inside the frame', ({ boxes }) => {
    expect(boxes.filter(({ box }) => !isInFrame(box))).toEqual([]);
  });

  test('include symbols, and faces with ids', () => {
    const boxes = pictures.flatMap((picture) => picture.boxes);
    expect(boxes.filter(({ kind }) => kind === 'symbol').length).toBeGreaterThan(5);
    const faces = boxes.filter(({ kind }) => kind === 'face');
    expect(faces.length).toBeGreaterThan(10);
    for (const { id } of faces) expect(id).toMatch(/^person-\d\d$/);
  });
});
