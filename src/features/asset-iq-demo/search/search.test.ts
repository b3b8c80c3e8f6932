import { describe, expect, test } from 'vitest';
import { assetIqStrangerA } from '../../../../bench/retrieval/asset-iq-stranger-a.ts';
import { assetIqStrangerB } from '../../../../bench/retrieval/asset-iq-stranger-b.ts';
import { evaluate, queries, retrievers } from '../../../../bench/retrieval/evaluate.ts';
import { searchVerdictOf } from '../../../../bench/retrieval/judge-search.ts';
import { vocabulary } from '../../../assets/vocabulary.ts';
import { readAssets } from '../library/read-assets.ts';
import { explainResult } from './explain.ts';
import { createSearch } from './search.ts';
import { kinds, synonyms } from './synonyms.ts';

const assets = await readAssets();
const search = createSearch(assets);
const names = (query: string) => search(query).results.map(({ asset }) => asset.id);
const pictureOf = (query: string) => search(query).results[0]?.asset;

describe('The search over the site’s pictures and film', () => {
  test('answers the judged queries it was not tuned on, is silent on what nothing shows, and beats every rival by a clear margin', async () => {
    const { search: ours, ...rivals } = await retrievers();
    const own = evaluate(ours, 'unseen');
    expect(own.ndcg).toBeGreaterThanOrEqual(0.9);
    expect(own.silent).toBe(1);
    for (const rival of Object.values(rivals).map((retrieve) => evaluate(retrieve, 'unseen'))) {
      expect(own.ndcg - rival.ndcg).toBeGreaterThan(0.12);
      expect(own.rr - rival.rr).toBeGreaterThan(0.12);
    }
  });

  test.each([
    ['A', assetIqStrangerA],
    ['B', assetIqStrangerB],
  ])(
    'finds at least 85%% of what strangers ask for in set %s, at most one in 40 wrong',
    (_, set) => {
      const questionsWith = (verdict: string) =>
        set
          .filter(({ question, expect: ids }) => searchVerdictOf(search(question), ids) === verdict)
          .map(({ question }) => question);
      expect(questionsWith('right').length).toBeGreaterThanOrEqual(set.length * 0.85);
      expect(questionsWith('wrong').slice(Math.floor(set.length / 40))).toEqual([]);
    },
  );

  test('a name that no asset has makes no full match, nor do words of a text for a kind', () => {
    const whole = (query: string) => search(query).results.filter((result) => result.whole);
    expect(whole('Eiffel Tower')).toEqual([]);
    expect(whole('a building with columns').map(({ asset }) => asset.id)).toEqual([
      'industry-finance',
    ]);
    expect(whole('two screens').map(({ asset }) => asset.id)).toEqual(['studio']);
  });

  test('the judged queries grade only assets that exist, from 1 to 3', () => {
    const known = new Set(assets.map(({ id }) => id));
    for (const { grades } of [...queries.tuning, ...queries.unseen]) {
      for (const [id, grade] of Object.entries(grades)) {
        expect(known, id).toContain(id);
        expect([1, 2, 3]).toContain(grade);
      }
    }
    expect(queries.tuning.length + queries.unseen.length).toBeGreaterThanOrEqual(120);
  });

  test('synonyms lead to labels that the vocabulary has', () => {
    const labels = new Set<string>([
      ...vocabulary.object,
      ...vocabulary.face,
      ...vocabulary.symbol,
    ]);
    expect(
      [...Object.keys(synonyms), ...kinds.flatMap(([, members]) => members.split('|'))].filter(
        (label) => !labels.has(label),
      ),
    ).toEqual([]);
  });

  test('finds a thing by its name, its plural, another word for it and a misspelling', () => {
    expect(names('microscope')).toEqual(['case-healthcare']);
    expect(names('microscopes')).toEqual(['case-healthcare']);
    expect(names('lorries')).toEqual(
      expect.arrayContaining(['contact', 'case-supply-chain', 'product-panorama-supply-chain']),
    );
    expect(names('trafic lihgts').slice(0, 2).sort()).toEqual(['traffic', 'traffic-night']);
    expect(search('trafic light').query).toMatchObject({
      terms: [{ text: 'traffic light' }],
      corrections: [{ typed: 'trafic', correction: 'traffic' }],
    });
  });

  test('a color belongs to the noun it stands before, and is read from the pixels of its box', () => {
    const cars = search('orange car').results.slice(0, 2);
    expect(cars.map(({ asset }) => asset.id).sort()).toEqual(['traffic', 'traffic-night']);
    // One of its six cars.
    expect(
      cars.find(({ asset }) => asset.id === 'traffic')?.terms[0]?.evidence.objects,
    ).toHaveLength(1);
  });

  test('a number asks for that many', () => {
    expect(
      pictureOf('three battery units')?.objects.filter(({ label }) => label === 'battery unit'),
    ).toHaveLength(3);
    expect(
      pictureOf('two battery units')?.objects.filter(({ label }) => label === 'battery unit'),
    ).toHaveLength(2);
  });

  test('“no” and “without” leave out what shows the thing', () => {
    for (const { asset } of search('wind turbines without people').results)
      expect(asset.objects.map(({ label }) => label)).not.toContain('person');
  });

  test('a relation is measured on the boxes and named', () => {
    const right = search('sun to the right of wind turbines').results;
    expect(right.slice(0, 2).map(({ asset }) => asset.id)).toEqual(
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

  test('an invented person is found by id, with every asset of theirs', () => {
    const shown = assets
      .filter(({ objects }) => objects.some(({ id }) => id === 'person-05'))
      .map(({ id }) => id);
    expect(names('person-05').sort()).toEqual(shown.sort());
  });

  test('a brand symbol, a time of day and a kind of asset are understood', () => {
    expect(names('leaf mark').sort()).toEqual([
      'blog-marketing',
      'industry-retail',
      'traffic-night',
    ]);
    expect(names('red vehicles at night').slice(0, 2).sort()).toEqual([
      'energy-night',
      'traffic-night',
    ]);
    for (const { asset } of search('at dusk').results.slice(0, 2))
      expect(asset.timeOfDay).toBe('dusk');
    for (const { asset } of search('film shot of a person').results)
      expect(asset.type).toBe('film shot');
  });

  test('what nothing shows is answered by nothing; a part that nothing shows is named', () => {
    for (const query of ['elephant', 'violin concert', '!?', '   '])
      expect(names(query)).toEqual([]);
    const answer = search('elephant near a wind turbine');
    expect(answer).toMatchObject({ results: [], missing: ['elephant'] });
    expect(answer.nearest[0]?.asset.objects.map(({ label }) => label)).toContain('wind turbine');
    expect(search('a purple car').missing).toEqual(['purple car']);
    expect(search('more than one bus').missing).toEqual(['more than one bus']);
    expect(search('person 40').missing).toEqual(['person-40']);
  });

  test('what is there but never together has no answer either, and what comes nearest', () => {
    const answer = search('truck without people');
    expect(answer).toMatchObject({ results: [], missing: [] });
    expect(answer.nearest[0]?.asset.objects.map(({ label }) => label)).toContain('truck');
  });

  test('words without a meaning of their own show everything', () => {
    for (const query of ['the', 'show me what you have', 'all of them'])
      expect(names(query), query).toHaveLength(assets.length);
  });

  test('what stands around is annotated: “without trees” leaves out whatever has one', () => {
    const treeless = search('pictures without trees').results.map(({ asset }) => asset);
    expect(treeless.map(({ id }) => id)).toContain('sun');
    expect(treeless.filter(({ objects }) => objects.some(({ label }) => label === 'tree'))).toEqual(
      [],
    );
    expect(
      search('water').results.every(({ asset }) =>
        asset.objects.some(({ label }) => label === 'water'),
      ),
    ).toBe(true);
  });

  test('the caption of a film shot stands for no thing', () => {
    for (const { asset } of search('table').results.filter(
      (result) => result.asset.type === 'film shot',
    ))
      expect(asset.objects.map(({ label }) => label)).toContain('table');
  });

  test('a word that only describes keeps nothing from answering, and is named', () => {
    const { results, unlabeled } = search('a lovely wind turbine');
    expect(results.length).toBeGreaterThan(3);
    expect(unlabeled).toEqual(['lovely']);
  });

  test('roles and clothes are not labeled: people are near matches', () => {
    const woman = search('woman in red dress');
    expect(woman.unlabeled).toEqual(['woman', 'red dress']);
    expect(woman.results.filter(({ matchesAll }) => matchesAll)).toEqual([]);
    expect(woman.results.length).toBeGreaterThan(3);
    const doctor = search('doctor');
    expect(doctor.unlabeled).toEqual(['doctor']);
    const whole = doctor.results.filter((result) => result.matchesAll);
    expect(whole.map(({ asset }) => asset.id)).toEqual(['industry-health']);
  });

  test('a side of the picture and the color of anything are decided by boxes', () => {
    const { results } = search('something orange on the left');
    expect(results.length).toBeGreaterThan(3);
    for (const { terms } of results)
      for (const { box, colors } of terms[0]?.evidence.objects ?? []) {
        expect(box[0] + box[2]).toBeLessThan(0.8);
        expect(colors).toContain('orange');
      }
    expect(names('red car on the right')).toEqual(['traffic-night']);
  });

  test('a part that no box shows passes its color to the thing', () => {
    const { query, unlabeled, results } = search('green roof house');
    expect(unlabeled).toEqual(['roof']);
    expect(query.terms[1]).toMatchObject({ text: 'house', colors: [{ text: 'green' }] });
    expect(results[0]?.terms[1]?.evidence.colors).toEqual([
      expect.objectContaining({ text: 'green' }),
    ]);
  });

  test('names of brands and places are in no asset', () => {
    expect(search('Nike shoes').missing).toEqual(['nike', 'shoes']);
    expect(search('car in Berlin').missing).toEqual(['berlin']);
    expect(search('a Toyota car').unlabeled).toEqual(['toyota']);
  });

  test('golden hour is a time of day, and footage is film', () => {
    expect(search('golden hour').results[0]?.asset.timeOfDay).toBe('dusk');
    expect(search('footage of trains')).toMatchObject({
      results: [],
      query: { types: [{ type: 'film shot' }] },
    });
    expect(search('footage of faces').results[0]?.asset.type).toBe('film shot');
  });

  test('a word of another language is translated, also for what is in no asset', () => {
    for (const word of ['Hund', 'perro', 'chien', '狗'])
      expect(search(word)).toMatchObject({ translation: { english: 'dog' }, missing: ['dog'] });
  });

  test('a close-up is filled by what is asked for', () => {
    expect(names('close up of batteries')[0]).toBe('battery');
    for (const { asset } of search('closeup of a face').results)
      expect(asset.objects.map(({ kind }) => kind)).toContain('face');
  });

  test('reads the visitor’s own fields', () => {
    const own = createSearch(assets, (id) => (id === 'contact' ? 'licence expired' : ''));
    expect(own('licence expired').results[0]?.asset.id).toBe('contact');
    expect(search('licence expired').results).toEqual([]);
  });

  test('any text at all is answered', () => {
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
