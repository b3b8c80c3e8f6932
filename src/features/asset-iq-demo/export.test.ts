import { expect, test } from 'vitest';
import { type ExportedAsset, toCsv, toJson } from './export.ts';

const asset: ExportedAsset['asset'] = {
  width: 1280,
  height: 800,
  id: 'traffic',
  type: 'picture',
  caption: 'One car, "stopped"',
  alt: 'A junction',
  setting: 'a road',
  timeOfDay: 'day',
  colors: ['ink', 'orange'],
  objects: [
    { label: 'car', kind: 'object', box: [0, 0, 0.5, 0.5], colors: ['orange'] },
    { label: 'car', kind: 'object', box: [0.5, 0, 1, 0.5], colors: ['white'] },
    { label: 'face', kind: 'face', id: 'person-05', box: [0, 0.5, 0.1, 0.6], colors: [] },
  ],
};
const exported = { asset, url: 'https://site.example/asset-IQ#try?asset=traffic', score: 0.98765 };
const customFields = [{ id: 'f', name: '=cmd', values: { traffic: '@SUM(1+1)', other: 'x' } }];

test('toCsv writes a header and a line per asset, counts objects, and quotes cells', () => {
  const [header, line, end] = toCsv([exported], []).split('\r\n');
  expect(header).toMatch(/^\uFEFF"id","type","caption"/);
  expect(header).toContain('"frame width","frame height","match score","address"');
  expect(line).toContain('"One car, ""stopped"""');
  // Objects, faces, symbols (none), frame, score and URL.
  expect(line).toContain(`"car (2)","person-05","","1280","800","0.988","${exported.url}"`);
  // The last line ends with a line break.
  expect(end).toBe('');
});

test('toCsv escapes formulas in field names and values', () => {
  const csv = toCsv([exported], customFields);
  expect(csv).toContain(`"'=cmd"`);
  expect(csv).toContain(`"'@SUM(1+1)"`);
});

test('toJson writes frame, URL, boxes, the visitor’s fields and, after a search, the score', () => {
  const [record] = JSON.parse(toJson([exported], customFields));
  expect(record).toMatchObject({
    id: 'traffic',
    description: 'A junction',
    frame: { width: 1280, height: 800 },
    matchScore: 0.988,
    address: exported.url,
    objects: asset.objects,
    fields: { '=cmd': '@SUM(1+1)' },
  });
  const [unsearched] = JSON.parse(toJson([{ ...exported, score: undefined }], []));
  expect(unsearched).not.toHaveProperty('matchScore');
});
