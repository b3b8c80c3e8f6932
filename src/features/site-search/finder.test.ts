import { describe, expect, test } from 'vitest';
import { createFinder, type Finder, wholeIndex } from './finder.ts';
import { packIndex, type SearchPage, unpackIndex } from './index-file.ts';
import { partedIndex } from './parted-index.ts';
import { splitIndex } from './split-index.ts';

const long = 'The gearbox of a turbine is watched by sensors that hear a worn bearing weeks before it fails, and the crew is sent out on a calm day in spring.';
const pages: SearchPage[] = [
  { path: '/about-us', title: 'About Us', sections: [{ heading: '', fragment: '', text: 'Who sits down with the people whose work will change.' }] },
  {
    path: '/blog-details/5',
    title: 'Machine Learning & Operations',
    sections: [
      { heading: '', fragment: '', text: long },
      { heading: 'Monitoring', fragment: 'monitoring', text: 'A model is watched like a turbine. Drift is met with retraining.' },
      { heading: 'Turbine', fragment: 'one', text: 'Turbine blades.' },
      { heading: 'Turbine', fragment: 'two', text: 'Turbine towers.' },
    ],
  },
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    sections: [{ heading: 'Retention', fragment: 'retention', text: 'Turbine owners too are forgotten after 2 years.' }],
  },
];

const inWhole = (searched: SearchPage[]) => createFinder(wholeIndex(packIndex(searched)));
/** @param asked the parts that were fetched */
function inParts(searched: SearchPage[], asked: string[] = []): Finder {
  const { head, parts } = splitIndex(packIndex(searched));
  const fetchPart = async (name: string) => {
    asked.push(name);
    return JSON.parse(JSON.stringify(parts.get(name)));
  };
  return createFinder(partedIndex({ ...head, version: '' }, fetchPart));
}

describe.each([
  ['an index in one file', inWhole],
  ['an index in parts', inParts],
])('a search in %s', (_, open) => {
  const find = open(pages);
  const hrefs = async (query: string, limit = 10) => (await find(query, limit)).map(({ href }) => href);

  test('finds a section by any of its words and leads to its fragment', async () => {
    expect(await hrefs('retraining')).toEqual(['/blog-details/5#monitoring']);
    expect(await hrefs('forgotten')).toEqual(['/privacy-policy#retention']);
  });

  test('finds by the beginning of a word and with one wrong, missing or doubled letter', async () => {
    for (const query of ['retrai', 'retraiming', 'retrining', 'rettraining', 'tetraining']) expect(await hrefs(query)).toContain('/blog-details/5#monitoring');
  });

  test('takes no word for another that is there as written', async () => {
    const about = (text: string): SearchPage => ({ path: `/${text}`, title: text, sections: [{ heading: '', fragment: '', text }] });
    const finder = open(['wind', 'kind', 'windows'].map(about));
    const titles = async (query: string) => (await finder(query, 10)).map(({ title }) => title);
    expect(await titles('wind')).toEqual(['wind', 'windows']);
    expect(await titles('winf')).toEqual(['wind']);
  });

  test('forgives two letters that changed places in a long word', async () => expect(await hrefs('retrianing')).toEqual(['/blog-details/5#monitoring']));

  test('wants all the words, and takes any of them where none has all', async () => {
    expect(await hrefs('drift retraining')).toEqual(['/blog-details/5#monitoring']);
    expect((await hrefs('retention retraining')).sort()).toEqual(['/blog-details/5#monitoring', '/privacy-policy#retention']);
  });

  test('passes over words that stand everywhere, unless they are all there is', async () => {
    expect(await hrefs('where is the retention')).toEqual(['/privacy-policy#retention']);
    expect((await hrefs('about us'))[0]).toBe('/about-us');
  });

  test('finds a page by its address', async () => expect((await hrefs('privacy-policy'))[0]).toBe('/privacy-policy#retention'));

  test('shows at most three sections of a page, and no more results than asked for', async () => {
    const found = await hrefs('turbine');
    expect(found.filter((href) => href.startsWith('/blog-details/5'))).toHaveLength(3);
    expect(found).toContain('/privacy-policy#retention');
    expect(await hrefs('turbine', 2)).toHaveLength(2);
  });

  test('says by which words a section was found', async () => {
    expect((await find('retraiming drif', 1))[0]?.met.sort()).toEqual(['drift', 'retraining']);
  });

  test('finds nothing for nothing and for signs', async () => {
    expect(await hrefs('')).toEqual([]);
    expect(await hrefs('?!')).toEqual([]);
  });
});

describe('an index in parts', () => {
  const words = 'bearing bearings beard turbine tower towers sensor sensors calm crew drift spring rotor blade gear oil field grid meter load'.split(' ');
  /** Pages enough for several parts: each has some of the words and one of its own. */
  const many = Array.from(
    { length: 300 },
    (_, page): SearchPage => ({
      path: `/blog-details/${page}`,
      title: `${words[page % 7]} ${words[page % 11]}`,
      sections: [0, 1, 2].map((section) => ({
        heading: section === 0 ? '' : `${words[(page + section) % 13]} ${section}`,
        fragment: section === 0 ? '' : `s${section}`,
        text: `own${page}x${section} ${Array.from({ length: 40 }, (_, at) => words[(page * 3 + section * 5 + at * at) % words.length]).join(' ')}`,
      })),
    }),
  );

  test('gives the same results in the same order as one in one file', async () => {
    const [whole, parted] = [inWhole(many), inParts(many)];
    const best = async (find: Finder, query: string) => (await find(query, 12)).map(({ met, ...shown }) => ({ ...shown, met: met.sort() }));
    for (const query of ['bear', 'turbine', 'sensr', 'own7', 'rotor blade', 'be', 's', 'own299x2', 'gaer oil', 'crew zzzz', 'meterr laod'])
      expect({ query, found: await best(parted, query) }).toEqual({ query, found: await best(whole, query) });
  });

  test('fetches the parts that the words need, the dictionary for a misspelt one alone', async () => {
    const { parts } = splitIndex(packIndex(many));
    const every = [...parts.keys()].filter((name) => name.startsWith('words-'));
    expect(every.length).toBeGreaterThan(4);
    const asked: string[] = [];
    const find = inParts(many, asked);
    const fetched = async (query: string) => {
      asked.length = 0;
      await find(query, 3);
      return new Set(asked);
    };
    expect((await fetched('own250x1')).intersection(new Set(every)).size).toBe(1);
    expect(await fetched('turbine')).not.toContain('dictionary');
    const misspelt = await fetched('turbin3');
    expect(misspelt).toContain('dictionary');
    expect(misspelt.intersection(new Set(every)).size).toBeLessThan(every.length);
  });
});

describe('the index as it travels', () => {
  test('comes back with every section, its beginning and the telling words of the rest', () => {
    const entries = unpackIndex(JSON.parse(JSON.stringify(packIndex(pages))));
    expect(entries.map(({ path, fragment, title, heading }) => [path, fragment, title, heading])).toEqual(
      pages.flatMap(({ path, title, sections }) => sections.map(({ heading, fragment }) => [path, fragment, title, heading])),
    );
    expect(entries[1]?.beginning).toBe('The gearbox of a turbine is watched by sensors that hear a worn bearing weeks before it fails, and the crew is sent out…');
    expect(entries[1]?.words.trim().split(' ')).toEqual(['calm', 'day', 'spring']);
    expect(entries.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
