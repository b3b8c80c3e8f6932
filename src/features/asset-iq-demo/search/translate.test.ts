import { expect, test } from 'vitest';
import { annotationLabels } from '../../../assets/annotation-labels.ts';
import { readAssets } from '../library/read-assets.ts';
import { createSearch } from './search.ts';
import { dictionaries } from './translate.ts';

const search = createSearch(await readAssets());
const translate = (query: string) => search(query).translation;
const find = (query: string) => search(query).results.map(({ asset }) => asset.id);

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
])('the %s query “%s” finds what “%s” finds', (language, query, english) => {
  expect(translate(query).language).toBe(language);
  expect(find(query).slice(0, 3)).toEqual(find(english).slice(0, 3));
  expect(find(query)).not.toEqual([]);
});

test('unknown words are reported, and the rest of a query is translated', () => {
  expect(translate('Bauernhof mit Windrad')).toMatchObject({
    language: 'German',
    unknown: ['bauernhof'],
  });
  expect(find('Bauernhof mit Windrad').slice(0, 3)).toEqual(find('wind turbine').slice(0, 3));
  expect(translate('слон')).toEqual({ english: '', unknown: ['слон'] });
  expect(find('слон')).toEqual([]);
  expect(translate('长颈鹿和汽车')).toMatchObject({ unknown: ['长颈鹿'] });
});

test('English is not translated, even if misspelled', () => {
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
    expect(translate(query), query).toEqual({ english: query, unknown: [] });
});

test('every language has at least 90 translations; more than 45 labels are translated, and each finds assets', () => {
  const translations = dictionaries.map(
    ({ phrases }) => new Set([...phrases.meanings.values()].flat()),
  );
  for (const { size } of translations) expect(size).toBeGreaterThanOrEqual(90);
  const english = new Set(translations.flatMap((meanings) => [...meanings]));
  const translated = [...annotationLabels.object, ...annotationLabels.symbol].filter((label) =>
    english.has(label),
  );
  expect(translated.length).toBeGreaterThan(45);
  for (const label of translated) expect(find(label), label).not.toEqual([]);
});
