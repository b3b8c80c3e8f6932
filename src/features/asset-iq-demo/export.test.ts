import { describe, expect, test } from 'vitest';
import { toCsv, toJson } from './export.ts';
import type { Asset } from './library/asset.ts';

const asset: Asset = {
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
const fields = [{ id: 'f', name: '=cmd', values: { traffic: '@SUM(1+1)', other: 'x' } }];

describe('Export', () => {
  test('CSV has one line an asset, counts its objects and quotes every cell', () => {
    const [head, line, end] = toCsv([asset], []).split('\r\n');
    expect(head).toMatch(/^\uFEFF"id","type","caption"/);
    expect(line).toContain('"One car, ""stopped"""');
    expect(line).toContain('"car (2)","person-05",""');
    expect(end).toBe('');
  });

  test('no cell of the CSV is a formula, neither a value nor the name of a field', () => {
    const csv = toCsv([asset], fields);
    expect(csv).toContain(`"'=cmd"`);
    expect(csv).toContain(`"'@SUM(1+1)"`);
  });

  test('JSON holds every box and the visitor’s fields of that asset', () => {
    const [record] = JSON.parse(toJson([asset], fields));
    expect(record).toMatchObject({ id: 'traffic', description: 'A junction', fields: { '=cmd': '@SUM(1+1)' } });
    expect(record.objects).toEqual(asset.objects);
  });
});
