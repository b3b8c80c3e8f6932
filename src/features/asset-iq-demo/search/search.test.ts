import { describe, expect, test } from 'vitest';
import { assetIqQuestions } from '../../../../bench/retrieval/asset-iq-questions.ts';
import { createRetrievers, evaluate, queries } from '../../../../bench/retrieval/evaluate.ts';
import { searchVerdictOf } from '../../../../bench/retrieval/judge-search.ts';
import { annotationLabels } from '../../../assets/annotation-labels.ts';
import { readAssets } from '../library/read-assets.ts';
import { explainResult } from './explain.ts';
import { createSearch } from './search.ts';
import { splitList } from './tokenize.ts';
import words from './words.json' with { type: 'json' };

const assets = await readAssets();
const search = createSearch(assets);
const idsOf = (query: string) => search(query).results.map(({ asset }) => asset.id);
const fullMatches = (query: string) => search(query).results.filter((result) => result.matchesAll);
const fullMatchIds = (query: string) => fullMatches(query).map(({ asset }) => asset.id);
const firstAsset = (query: string) => search(query).results[0]?.asset;

describe('createSearch', () => {
  test('ranks better than each baseline for queries not used for tuning; returns nothing for absent things', async () => {
    const { search: mediaSearch, ...baselines } = await createRetrievers();
    const scores = evaluate(mediaSearch, 'unseen');
    expect(scores.ndcg).toBeGreaterThanOrEqual(0.96);
    expect(scores.emptyShare).toBe(1);
    for (const retrieve of Object.values(baselines)) {
      const baseline = evaluate(retrieve, 'unseen');
      expect(scores.ndcg - baseline.ndcg).toBeGreaterThan(0.12);
      expect(scores.meanReciprocalRank - baseline.meanReciprocalRank).toBeGreaterThan(0.12);
    }
  });

  test('no question in asset-iq-questions.ts has an unexpected full match, and at least 92% have all expected ones', () => {
    const questionsWith = (verdict: string) =>
      assetIqQuestions
        .filter((judged) => searchVerdictOf(search(judged.question), judged) === verdict)
        .map(({ question }) => question);
    expect(questionsWith('wrong')).toEqual([]);
    expect(questionsWith('right').length).toBeGreaterThanOrEqual(assetIqQuestions.length * 0.92);
  });

  test('neither an unknown name nor an object that only the text mentions is a full match', () => {
    expect(fullMatches('Eiffel Tower')).toEqual([]);
    expect(fullMatches('a building with columns').map(({ asset }) => asset.id)).toEqual([
      'industry-finance',
    ]);
    expect(fullMatches('two screens').map(({ asset }) => asset.id)).toEqual(['studio']);
  });

  test('a full match needs the exact number, the main color and every word, including verbs', () => {
    for (const query of [
      'three locomotives',
      'black car',
      'people dancing',
      'river in a harbour',
      'Bauernhof mit Windrad',
    ])
      expect(fullMatches(query), query).toEqual([]);
  });

  test('there are at least 120 judged queries; their grades are 1 to 3 and only for existing assets', () => {
    const assetIds = new Set(assets.map(({ id }) => id));
    for (const { grades } of [...queries.tuning, ...queries.unseen]) {
      for (const [id, grade] of Object.entries(grades)) {
        expect(assetIds, id).toContain(id);
        expect([1, 2, 3]).toContain(grade);
      }
    }
    expect(queries.tuning.length + queries.unseen.length).toBeGreaterThanOrEqual(120);
  });

  test('words.json lists synonyms and kinds only for annotation labels', () => {
    const labels = new Set<string>([
      ...annotationLabels.object,
      ...annotationLabels.face,
      ...annotationLabels.symbol,
    ]);
    expect(
      [...Object.keys(words.synonyms), ...Object.values(words.kinds).flatMap(splitList)].filter(
        (label) => !labels.has(label),
      ),
    ).toEqual([]);
  });

  test('finds an object by name, plural, synonym and misspelling', () => {
    expect(idsOf('microscope')).toEqual(['case-healthcare']);
    expect(idsOf('microscopes')).toEqual(['case-healthcare']);
    expect(idsOf('lorries')).toEqual(
      expect.arrayContaining(['contact', 'case-supply-chain', 'product-panorama-supply-chain']),
    );
    expect(idsOf('trafic lihgts').slice(0, 2).sort()).toEqual(['traffic', 'traffic-night']);
    expect(search('trafic light').query).toMatchObject({
      terms: [{ text: 'traffic light' }],
      corrections: [{ typed: 'trafic', correction: 'traffic' }],
    });
  });

  test('a query with two times of day finds the assets of each', () => {
    const countOf = (query: string) => fullMatches(query).length;
    expect(countOf('at night or dusk')).toBe(countOf('night') + countOf('dusk'));
  });

  test('finds the color of a noun in the pixels of its boxes', () => {
    const cars = search('orange car').results.slice(0, 2);
    expect(cars.map(({ asset }) => asset.id).sort()).toEqual(['traffic', 'traffic-night']);
    // Only one of the six cars in `traffic` is orange.
    expect(
      cars.find(({ asset }) => asset.id === 'traffic')?.terms[0]?.evidence.objects,
    ).toHaveLength(1);
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

  test('ranks assets with the exact number of objects first', () => {
    expect(
      firstAsset('three battery units')?.objects.filter(({ label }) => label === 'battery unit'),
    ).toHaveLength(3);
    expect(
      firstAsset('two battery units')?.objects.filter(({ label }) => label === 'battery unit'),
    ).toHaveLength(2);
  });

  test('“without” excludes assets with the object', () => {
    const { results } = search('wind turbines without people');
    expect(results).not.toEqual([]);
    for (const { asset } of results)
      expect(asset.objects.map(({ label }) => label)).not.toContain('person');
  });

  test('measures and names relations between boxes', () => {
    const { results } = search('sun to the right of wind turbines');
    expect(results.slice(0, 2).map(({ asset }) => asset.id)).toEqual(
      expect.arrayContaining(['energy', 'hero']),
    );
    expect(search('sun to the left of wind turbines').results[0]?.asset.id).toBe('panels');
    const [best] = search('battery units near wind turbines').results;
    expect(best && explainResult(best).map(({ asked }) => asked)).toEqual([
      'battery units',
      'wind turbines',
      'near',
    ]);
  });

  test('finds every asset of a person by id', () => {
    const expected = assets
      .filter(({ objects }) => objects.some(({ id }) => id === 'person-05'))
      .map(({ id }) => id);
    expect(idsOf('person-05').sort()).toEqual(expected.sort());
  });

  test('understands brand symbols, times of day and types', () => {
    expect(idsOf('leaf mark').sort()).toEqual([
      'blog-marketing',
      'industry-retail',
      'traffic-night',
    ]);
    expect(idsOf('red vehicles at night').slice(0, 2).sort()).toEqual([
      'energy-night',
      'traffic-night',
    ]);
    for (const { asset } of search('at dusk').results.slice(0, 2))
      expect(asset.timeOfDay).toBe('dusk');
    for (const { asset } of search('film shot of a person').results)
      expect(asset.type).toBe('film shot');
  });

  test('returns no result for an empty query or a term in no asset, and names the term', () => {
    for (const query of ['elephant', 'violin concert', '!?', '   '])
      expect(idsOf(query)).toEqual([]);
    const answer = search('elephant near a wind turbine');
    expect(answer).toMatchObject({ results: [], missing: ['elephant'] });
    expect(answer.nearest[0]?.asset.objects.map(({ label }) => label)).toContain('wind turbine');
    expect(search('a purple car').missing).toEqual(['purple car']);
    expect(search('more than one bus').missing).toEqual(['more than one bus']);
    expect(search('person 40').missing).toEqual(['person-40']);
  });

  test('returns only near matches if no asset has all terms', () => {
    const answer = search('truck without people');
    expect(answer).toMatchObject({ results: [], missing: [] });
    expect(answer.nearest[0]?.asset.objects.map(({ label }) => label)).toContain('truck');
  });

  test('returns every asset for queries such as “all of them”', () => {
    for (const query of ['the', 'show me what you have', 'all of them'])
      expect(idsOf(query), query).toHaveLength(assets.length);
  });

  test('“without trees” excludes assets with an annotated tree', () => {
    const treeless = search('pictures without trees').results.map(({ asset }) => asset);
    expect(treeless.map(({ id }) => id)).toContain('sun');
    expect(treeless.filter(({ objects }) => objects.some(({ label }) => label === 'tree'))).toEqual(
      [],
    );
  });

  test('“water” finds only assets with annotated water', () => {
    expect(
      search('water').results.every(({ asset }) =>
        asset.objects.some(({ label }) => label === 'water'),
      ),
    ).toBe(true);
  });

  test('finds objects of film shots in the boxes only, not in captions', () => {
    for (const { asset } of search('table').results.filter(
      (result) => result.asset.type === 'film shot',
    ))
      expect(asset.objects.map(({ label }) => label)).toContain('table');
  });

  test('names unknown adjectives, but ignores them', () => {
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
    expect(fullMatches('doctor').map(({ asset }) => asset.id)).toEqual(['industry-health']);
  });

  test('the text can prove two colors of a noun', () => {
    expect(fullMatchIds('orange and white awning')).toEqual(['industry-retail']);
  });

  test('a color without a noun matches assets or objects of that color', () => {
    expect(fullMatchIds('something red').sort()).toEqual(['energy-night', 'traffic-night']);
    const [red] = fullMatches('something red');
    expect(red && explainResult(red)).toContainEqual({ asked: 'red', found: 'red', isMet: true });
  });

  test('finds objects by the side and the color of their boxes, with or without a noun', () => {
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

  test('in “green roof house”, gives the color to the house, because roofs have no boxes', () => {
    const { query, unlabeled, results } = search('green roof house');
    expect(unlabeled).toEqual(['roof']);
    expect(query.terms[1]).toMatchObject({ text: 'house', colors: [{ text: 'green' }] });
    expect(results[0]?.terms[1]?.evidence.colors).toEqual([
      expect.objectContaining({ text: 'green' }),
    ]);
  });

  test('reports names of brands and places as missing or unlabeled', () => {
    expect(search('Nike shoes').missing).toEqual(['nike', 'shoes']);
    expect(search('car in Berlin').missing).toEqual(['berlin']);
    expect(search('a Toyota car').unlabeled).toEqual(['toyota']);
  });

  test('“golden hour” is a time of day; “footage” is a type of asset', () => {
    expect(search('golden hour').results[0]?.asset.timeOfDay).toBe('dusk');
    expect(search('footage of trains')).toMatchObject({
      results: [],
      query: { types: [{ type: 'film shot' }] },
    });
    expect(search('footage of faces').results[0]?.asset.type).toBe('film shot');
  });

  test('translates “dog” from four languages, although no asset shows one', () => {
    for (const word of ['Hund', 'perro', 'chien', '狗'])
      expect(search(word)).toMatchObject({ translation: { english: 'dog' }, missing: ['dog'] });
  });

  test('ranks large objects first for close-ups', () => {
    expect(idsOf('close up of batteries')[0]).toBe('battery');
    // The frame `shot-faces` shows a large face.
    expect(idsOf('face').slice(0, 4)).not.toContain('shot-faces');
    expect(idsOf('closeup of a face').slice(0, 4)).toContain('shot-faces');
  });

  test('searches the visitor’s own fields', () => {
    const fieldSearch = createSearch(assets, (id) => (id === 'contact' ? 'licence expired' : ''));
    expect(fieldSearch('licence expired').results[0]?.asset.id).toBe('contact');
    expect(search('licence expired').results).toEqual([]);
  });

  test('accepts long texts, brackets, quotes and names of object properties', () => {
    for (const query of [
      ...queries.tuning.map(({ query }) => query),
      'a '.repeat(100),
      '(((',
      '“”',
      'x'.repeat(200),
      'constructor',
      '__proto__',
    ])
      expect(search(query).results, query).toEqual(expect.any(Array));
  });
});
