import { describe, expect, test } from 'vitest';
import { countFacet, meetsChoice, noChoice, toggled } from './facets.ts';
import type { Asset, Thing } from './library/asset.ts';
import { readAddress, writeAddress } from './url-state.ts';

const thing = (kind: Thing['kind'], label: string, id?: string): Thing => ({ kind, label, id, box: [0, 0, 1, 1], colours: [] });
const asset = (id: string, things: Thing[], more: Partial<Asset> = {}): Asset => ({ id, type: 'picture', caption: '', alt: '', colours: [], things, ...more });

const assets = [
  asset('one', [thing('object', 'car'), thing('object', 'car'), thing('face', 'face', 'person-01')], { timeOfDay: 'day' }),
  asset('two', [thing('object', 'bus'), thing('face', 'face', 'person-01')], { timeOfDay: 'dusk' }),
  asset('three', [thing('object', 'car')], { type: 'film shot' }),
];

describe('Filters', () => {
  test('count assets, not things, most first', () => {
    expect(countFacet(assets, noChoice, 'object')).toEqual([
      { value: 'car', count: 2 },
      { value: 'bus', count: 1 },
    ]);
  });

  test('a choice changes the counts of the other facets and leaves its own open', () => {
    const chosen = toggled(noChoice, 'face', 'person-01');
    expect(countFacet(assets, chosen, 'object')).toEqual([
      { value: 'bus', count: 1 },
      { value: 'car', count: 1 },
    ]);
    expect(countFacet(assets, toggled(noChoice, 'object', 'car'), 'object')).toContainEqual({ value: 'bus', count: 1 });
  });

  test('one value of a facet is enough, every facet has to be met', () => {
    const either = toggled(toggled(noChoice, 'time', 'day'), 'time', 'dusk');
    expect(assets.filter((one) => meetsChoice(one, either)).map(({ id }) => id)).toEqual(['one', 'two']);
    expect(assets.filter((one) => meetsChoice(one, toggled(either, 'object', 'bus'))).map(({ id }) => id)).toEqual(['two']);
  });

  test('a value that nothing has any more stays listed while it is chosen', () => {
    expect(countFacet(assets, toggled(noChoice, 'object', 'ship'), 'object')).toContainEqual({ value: 'ship', count: 0 });
  });
});

describe('The address of a search', () => {
  test('holds the question and every choice, and reads back the same', () => {
    const asked = { query: 'orange car & bus', chosen: toggled(toggled(noChoice, 'face', 'person-05'), 'time', 'dusk') };
    const address = writeAddress('', asked);
    expect(address).toBe('?q=orange+car+%26+bus&face=person-05&time=dusk');
    expect(readAddress(address)).toEqual(asked);
  });

  test('keeps what belongs to others and is empty where nothing is asked', () => {
    expect(writeAddress('?from=mail&q=old', { query: 'new', chosen: noChoice })).toBe('?from=mail&q=new');
    expect(writeAddress('?q=old', { query: '', chosen: noChoice })).toBe('');
  });

  test('tells an address that asks nothing from one that asks for everything', () => {
    expect(readAddress('?from=mail').query).toBeUndefined();
    expect(readAddress('?face=person-05').query).toBe('');
    expect(readAddress(`?q=${'x'.repeat(500)}`).query).toHaveLength(200);
  });
});
