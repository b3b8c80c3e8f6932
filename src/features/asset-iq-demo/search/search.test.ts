import { expect, test } from 'vitest';
import { assetIqQuestions } from '../../../../bench/retrieval/asset-iq-questions.ts';
import { createRetrievers, evaluate, queries } from '../../../../bench/retrieval/evaluate.ts';
import { searchVerdictOf } from '../../../../bench/retrieval/judge-search.ts';
import { annotationLabels } from '../../../assets/annotation-labels.ts';
import type { Asset } from '../library/asset.ts';
import { readAssets } from '../library/read-assets.ts';
import { explainResult } from './explain.ts';
import { createSearch } from './search.ts';
import { splitList } from './tokenize.ts';
import words from './words.json' with { type: 'json' };

/** Ids are names of files in `src/assets`, whose annotations list the objects. */
const assets = await readAssets();
const search = createSearch(assets);
const idsOf = (query: string) => search(query).results.map(({ asset }) => asset.id);
const fullMatches = (query: string) => search(query).results.filter((result) => result.matchesAll);
const fullMatchIds = (query: string) => fullMatches(query).map(({ asset }) => asset.id);
const firstAsset = (query: string) => search(query).results[0]?.asset;
const labelsOf = (asset: Asset | undefined) => asset?.objects.map(({ label }) => label);
const firstTwo = (query: string) => idsOf(query).slice(0, 2).sort();

test('for queries not used for tuning, the search ranks better than each baseline, and returns nothing for things that no asset shows', async () => {
  const { search: searchRetriever, ...baselines } = await createRetrievers();
  const scores = evaluate(searchRetriever, 'unseen');
  expect(scores.ndcg).toBeGreaterThanOrEqual(0.96);
  expect(scores.emptyShare).toBe(1);
  for (const retrieve of Object.values(baselines)) {
    const baseline = evaluate(retrieve, 'unseen');
    for (const measure of ['ndcg', 'meanReciprocalRank'] as const)
      expect(scores[measure] - baseline[measure], measure).toBeGreaterThan(0.12);
  }
});

test('no question in asset-iq-questions.ts has an unexpected full match; at least 92% have all expected full matches', () => {
  const questionsWith = (verdict: string) =>
    assetIqQuestions
      .filter((judged) => searchVerdictOf(search(judged.question), judged) === verdict)
      .map(({ question }) => question);
  expect(questionsWith('wrong')).toEqual([]);
  expect(questionsWith('right').length).toBeGreaterThanOrEqual(assetIqQuestions.length * 0.92);
});

test('a full match needs the exact number, main color and every word, even verbs', () => {
  for (const query of [
    'three locomotives',
    'black car',
    'people dancing',
    'river in a harbour',
    'Bauernhof mit Windrad', // a farm with a wind turbine
  ])
    expect(fullMatches(query), query).toEqual([]);
});

test('there are at least 120 judged queries of Asset IQ; their grades are 1 to 3 and only for existing assets', () => {
  const judged = [...queries.tuning, ...queries.unseen];
  expect(judged.length).toBeGreaterThanOrEqual(120);
  const assetIds = assets.map(({ id }) => id);
  for (const [id, grade] of judged.flatMap(({ grades }) => Object.entries(grades))) {
    expect(assetIds).toContain(id);
    expect([1, 2, 3]).toContain(grade);
  }
});

test('words.json lists synonyms and kinds only for annotation labels', () => {
  const { object, face, symbol } = annotationLabels;
  const labels = new Set<string>([...object, ...face, ...symbol]);
  const listed = [...Object.keys(words.synonyms), ...Object.values(words.kinds).flatMap(splitList)];
  expect(listed.filter((label) => !labels.has(label))).toEqual([]);
});

test('the search finds an object by name, plural, synonym and misspelling', () => {
  for (const query of ['microscope', 'microscopes'])
    expect(idsOf(query), query).toEqual(['case-healthcare']);
  expect(idsOf('lorries')).toContain('case-supply-chain');
  expect(firstTwo('trafic lihgts')).toEqual(['traffic', 'traffic-night']);
});

test('a query with two times of day finds the assets of each', () => {
  const countOf = (query: string) => fullMatchIds(query).length;
  expect(countOf('at night or dusk')).toBe(countOf('night') + countOf('dusk'));
});

test('the color of a noun is found in the pixels of its boxes', () => {
  expect(firstTwo('orange car')).toEqual(['traffic', 'traffic-night']);
  const traffic = search('orange car').results.find(({ asset }) => asset.id === 'traffic');
  // Only one of the six cars in `traffic` is orange.
  expect(traffic?.terms[0]?.evidence.objects).toHaveLength(1);
});

test('“red or orange” finds either color, and “no red or orange” excludes both', () => {
  for (const query of ['red or orange car', 'orange or red car'])
    expect(new Set(fullMatchIds(query)), query).toEqual(
      new Set([...fullMatchIds('red car'), ...fullMatchIds('orange car')]),
    );
  expect(idsOf('no red or orange')).toEqual(
    idsOf('no red').filter((id) => idsOf('no orange').includes(id)),
  );
});

test.each([
  ['two battery units', 2],
  ['three battery units', 3],
])('“%s” ranks an asset with %d of them first', (query, count) => {
  const labels = labelsOf(firstAsset(query));
  expect(labels?.filter((label) => label === 'battery unit')).toHaveLength(count);
});

test('the search measures relations between boxes and names them in the explanation', () => {
  expect(firstTwo('sun to the right of wind turbines')).toEqual(['energy', 'hero']);
  expect(firstAsset('sun to the left of wind turbines')?.id).toBe('panels');
  const [best] = search('battery units near wind turbines').results;
  expect(best && explainResult(best).map(({ asked }) => asked)).toEqual([
    'battery units',
    'wind turbines',
    'near',
  ]);
});

test('the id of a person finds every asset of the person', () => {
  const expected = assets
    .filter(({ objects }) => objects.some(({ id }) => id === 'person-05'))
    .map(({ id }) => id);
  expect(idsOf('person-05').sort()).toEqual(expected.sort());
});

test('the search understands brand symbols, times of day and types of assets', () => {
  expect(idsOf('leaf mark').sort()).toEqual(['blog-marketing', 'industry-retail', 'traffic-night']);
  expect(firstTwo('red vehicles at night')).toEqual(['energy-night', 'traffic-night']);
  expect(firstAsset('golden hour')?.timeOfDay).toBe('dusk');
  expect(firstAsset('footage of faces')?.type).toBe('film shot');
  expect(search('footage of trains')).toMatchObject({
    results: [],
    query: { types: [{ type: 'film shot' }] },
  });
});

test('the search returns nothing for an empty query or a thing that no asset shows', () => {
  for (const query of ['elephant', 'violin concert', '!?', '   ']) expect(idsOf(query)).toEqual([]);
});

test('if no asset has all terms, the search returns only near matches, and names terms that no asset has', () => {
  for (const [query, label, missing] of [
    ['elephant near a wind turbine', 'wind turbine', ['elephant']],
    ['truck without people', 'truck', []],
  ] as const) {
    const answer = search(query);
    expect(answer).toMatchObject({ results: [], missing });
    expect(labelsOf(answer.nearest[0]?.asset)).toContain(label);
  }
  expect(search('a purple car').missing).toEqual(['purple car']);
  expect(search('more than one bus').missing).toEqual(['more than one bus']);
  expect(search('person 40').missing).toEqual(['person-40']);
});

test('queries such as “all of them” find every asset', () => {
  for (const query of ['the', 'show me what you have', 'all of them'])
    expect(idsOf(query), query).toHaveLength(assets.length);
});

test('“people near each other” requires two people', () => {
  for (const { asset } of fullMatches('people near each other'))
    expect(asset.objects.filter(({ label }) => label === 'person').length).toBeGreaterThan(1);
});

test('“water” and, in film shots, “table” match boxes, not captions', () => {
  for (const { asset } of search('water').results) expect(labelsOf(asset)).toContain('water');
  for (const { asset } of search('table').results)
    if (asset.type === 'film shot') expect(labelsOf(asset)).toContain('table');
});

test('the search reports adjectives that no annotation can prove, and ignores them', () => {
  const { results, unlabeled } = search('a lovely wind turbine');
  expect(results.length).toBeGreaterThan(3);
  expect(unlabeled).toEqual(['lovely']);
});

test('a person’s box does not prove a role or clothes: a full match needs them in the text', () => {
  const woman = search('woman in red dress');
  expect(woman.unlabeled).toEqual(['woman', 'red dress']);
  expect(fullMatches('woman in red dress')).toEqual([]);
  expect(woman.results.length).toBeGreaterThan(3);
  expect(search('doctor').unlabeled).toEqual(['doctor']);
  expect(fullMatchIds('doctor')).toEqual(['industry-health']);
});

test('an asset’s text can prove two colors of a noun', () => {
  expect(fullMatchIds('orange and white awning')).toEqual(['industry-retail']);
});

test('a color without a noun matches assets or objects of that color', () => {
  expect(fullMatchIds('something red').sort()).toEqual(['energy-night', 'traffic-night']);
  const [red] = fullMatches('something red');
  expect(red && explainResult(red)).toContainEqual({ asked: 'red', found: 'red', isMet: true });
});

test('the search finds objects by the side and the color of their boxes, with or without a noun', () => {
  const { results } = search('something orange on the left');
  expect(results.length).toBeGreaterThan(3);
  for (const { terms } of results)
    for (const { box, colors } of terms[0]?.evidence.objects ?? []) {
      // The center is in the left 40% of the frame.
      expect((box[0] + box[2]) / 2).toBeLessThan(0.4);
      expect(colors).toContain('orange');
    }
  expect(idsOf('red car on the right')).toEqual(['traffic-night']);
});

test('in “green roof house”, the color belongs to the house, because roofs have no boxes', () => {
  const { query, unlabeled, results } = search('green roof house');
  expect(unlabeled).toEqual(['roof']);
  expect(query.terms[1]).toMatchObject({ text: 'house', colors: [{ text: 'green' }] });
  expect(results[0]?.terms[1]?.evidence.colors).toEqual([
    expect.objectContaining({ text: 'green' }),
  ]);
});

test('an unknown brand or place is `missing`, or `unlabeled` before a noun', () => {
  expect(search('Nike shoes').missing).toEqual(['nike', 'shoes']);
  expect(search('car in Berlin').missing).toEqual(['berlin']);
  expect(search('a Toyota car').unlabeled).toEqual(['toyota']);
});

test('the search translates “dog” from four languages, although no asset shows a dog', () => {
  for (const word of ['Hund', 'perro', 'chien', '狗'])
    expect(search(word)).toMatchObject({ translation: { english: 'dog' }, missing: ['dog'] });
});

test('“close-up” ranks large objects first', () => {
  expect(idsOf('close up of batteries')[0]).toBe('battery');
  // The frame `shot-faces` shows a large face.
  expect(idsOf('face').slice(0, 4)).not.toContain('shot-faces');
  expect(idsOf('closeup of a face').slice(0, 4)).toContain('shot-faces');
});

test('the search includes fields that the visitor added to assets', () => {
  const fieldSearch = createSearch(assets, (id) => (id === 'contact' ? 'licence expired' : ''));
  expect(fieldSearch('licence expired').results[0]?.asset.id).toBe('contact');
  expect(search('licence expired').results).toEqual([]);
});

test('the search accepts long texts, brackets, quotes and names of JavaScript properties', () => {
  for (const query of ['a '.repeat(100), '(((', '“”', 'x'.repeat(200), 'constructor', '__proto__'])
    expect(search(query).results, query).toEqual(expect.any(Array));
});
