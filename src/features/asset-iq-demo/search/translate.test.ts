import { describe, expect, test } from 'vitest';
import { annotationLabels } from '../../../assets/annotation-labels.ts';
import { readAssets } from '../library/read-assets.ts';
import { createSearch } from './search.ts';
import { dictionaries } from './translate.ts';

const search = createSearch(await readAssets());
const read = (query: string) => search(query).translation;
const names = (query: string) => search(query).results.map(({ asset }) => asset.id);

describe('translate', () => {
  test.each([
    ['German', 'rotes Auto bei Nacht', 'red car at night'],
    ['German', 'mindestens drei Menschen', 'at least three people'],
    ['German', 'Mann mit rotem Helm', 'person with a red hard hat'],
    ['German', 'Person mit dem Helm', 'person with a hard hat'],
    ['German', 'zwei Lastwagen neben einem Kran', 'two trucks near a crane'],
    ['Spanish', 'barco en el mar', 'ship on the water'],
    ['Spanish', 'coche naranja', 'orange car'],
    ['French', 'au moins trois personnes', 'at least three people'],
    ['French', 'lunettes', 'glasses'],
    ['Portuguese', 'pessoas com capacete', 'people with a hard hat'],
    ['French', 'logo de vague', 'wave mark'],
    ['Chinese', '红色汽车', 'red car'],
    ['Chinese', '没有人的图片', 'pictures without people'],
  ])('%s: %s', (language, query, english) => {
    expect(read(query).language).toBe(language);
    expect(names(query).slice(0, 3)).toEqual(names(english).slice(0, 3));
    expect(names(query)).not.toEqual([]);
  });

  test('reports unknown words and translates the rest', () => {
    expect(read('Bauernhof mit Windrad')).toMatchObject({
      language: 'German',
      unknown: ['bauernhof'],
    });
    expect(names('Bauernhof mit Windrad').slice(0, 3)).toEqual(names('wind turbine').slice(0, 3));
    expect(read('слон')).toEqual({ english: '', unknown: ['слон'] });
    expect(names('слон')).toEqual([]);
    expect(read('长颈鹿和汽车')).toMatchObject({ unknown: ['长颈鹿'] });
  });

  test('does not translate English, even if misspelled', () => {
    for (const query of [
      'orange car',
      'hot air balloon',
      'conteiner shp',
      'trafic lihgts at nigth',
      'two lamps on a film set',
      'a dog',
      'don’t show cars',
      'violin concert',
    ])
      expect(read(query), query).toEqual({ english: query, unknown: [] });
  });

  test('every language has at least 90 words, and each translated label has results', () => {
    const labels = new Set<string>([...annotationLabels.object, ...annotationLabels.symbol]);
    const englishOf = dictionaries.map(
      ({ phrases }) => new Set([...phrases.meanings.values()].flat()),
    );
    expect(Math.min(...englishOf.map(({ size }) => size))).toBeGreaterThanOrEqual(90);
    const things = [...new Set(englishOf.flatMap((words) => [...words]))].filter((english) =>
      labels.has(english),
    );
    expect(things.length).toBeGreaterThan(45);
    for (const thing of things) expect(names(thing).length > 0, thing).toBe(true);
  });
});
