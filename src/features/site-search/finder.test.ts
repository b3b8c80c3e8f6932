import { expect, test } from 'vitest';
import { createShards } from './create-shards.ts';
import { createFinder, type Finder } from './finder.ts';
import { fixedAnswers } from './fixed-answers.ts';
import type { IndexedPage, PagesShard } from './index-file.ts';

const longText =
  'The gearbox of a turbine is watched by sensors that hear a worn bearing weeks before it fails, and the crew is sent out on a calm day in spring.';
const monitoringText = 'A model is watched like a turbine. Drift is met with retraining.';
const createSection = (text: string, heading = '', fragment = '') => ({ heading, fragment, text });
const pages: IndexedPage[] = [
  {
    path: '/about-us',
    title: 'About Us',
    sections: [createSection('Who sits down with the people whose work will drift.')],
  },
  {
    path: '/blog-details/5',
    title: 'Machine Learning & Operations',
    sections: [
      createSection(longText),
      createSection(monitoringText, 'Monitoring', 'monitoring'),
      createSection('Turbine blades.', 'Turbine', 'one'),
      createSection('Turbine towers.', 'Turbine', 'two'),
    ],
  },
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    sections: [
      createSection(
        'Turbine owners too are forgotten after 2 years, whatever the price.',
        'Retention',
        'retention',
      ),
    ],
  },
];

/** @param fetched receives the names of fetched shards */
function createTestFinder(indexedPages: IndexedPage[], fetched: string[] = []): Finder {
  const { manifest, shards } = createShards(indexedPages);
  return createFinder({ ...manifest, version: '' }, async (name) => {
    fetched.push(name);
    return JSON.parse(JSON.stringify(shards[name]));
  });
}

const find = createTestFinder(pages);
const hrefsOf = async (query: string, limit = 10) =>
  (await find(query, limit)).map(({ href }) => href);

const MONITORING = '/blog-details/5#monitoring';
const RETENTION = '/privacy-policy#retention';
test.each([
  ['accepts a prefix', 'retrai', [MONITORING]],
  ['accepts a wrong letter', 'retraiming', [MONITORING]],
  ['accepts a wrong first letter', 'tetraining', [MONITORING]],
  ['accepts a missing letter', 'retrining', [MONITORING]],
  ['accepts a doubled letter', 'rettraining', [MONITORING]],
  ['accepts swapped letters', 'retrianing', [MONITORING]],
  [
    'finds words in different sections of a page',
    'drift blades',
    [MONITORING, '/blog-details/5#one'],
  ],
  ['finds a synonym (price)', 'costs', [RETENTION]],
  ['requires all words', 'drift retraining', [MONITORING]],
  ['accepts some words if no page contains all', 'retention retraining', [MONITORING, RETENTION]],
  ['ignores stop words', 'where is the retention', [RETENTION]],
  ['finds nothing without words', '', []],
  ['finds nothing for punctuation', '?!', []],
])('a search %s: “%s”', async (_, query, hrefs) =>
  expect((await hrefsOf(query)).sort()).toEqual(hrefs),
);

test('a search for a title ranks its page before pages with longer titles', async () => {
  const listPages = ['', ', page 2', ': Data', ': Models'].map((suffix) => ({
    path: `/blog${suffix && `/${suffix.replace(/\W+/, '')}`}`,
    title: `News & Blog${suffix}`,
    sections: [createSection(`News and articles of our blog. ${longText}`)],
  }));
  const [best] = await createTestFinder([...pages, ...listPages])('News & Blog', 5);
  expect(best?.href).toBe('/blog');
});

test('a search prefers exact words, and accepts typos only if no page matches', async () => {
  const pageAbout = (text: string): IndexedPage => ({
    path: `/${text}`,
    title: text,
    sections: [createSection(text)],
  });
  const finder = createTestFinder(['wind', 'kind', 'windows'].map(pageAbout));
  const titlesOf = async (query: string) => (await finder(query, 10)).map(({ title }) => title);
  expect(await titlesOf('wind')).toEqual(['wind', 'windows']);
  expect(await titlesOf('winf')).toEqual(['wind']);
});

test.each([
  ['consists of stop words', 'about us', '/about-us'],
  ['contains hyphens', 'privacy-policy', RETENTION],
  ['writes two words of the title as one', 'machinelearning', '/blog-details/5'],
])('a search finds a page by its title if the query %s', async (_, query, href) =>
  expect((await hrefsOf(query))[0]).toBe(href),
);

test('a search returns at most three sections of a page, and at most the requested number of results', async () => {
  const hrefs = await hrefsOf('turbine');
  expect(hrefs.filter((href) => href.startsWith('/blog-details/5'))).toHaveLength(3);
  expect(hrefs).toContain(RETENTION);
  expect(await hrefsOf('turbine', 2)).toHaveLength(2);
});

test('a search returns the matched words of a section', async () =>
  expect((await find('retraiming drif', 1))[0]?.matchedTerms.sort()).toEqual([
    'drift',
    'retraining',
  ]));

const words =
  'bearing bearings beard turbine tower towers sensor sensors calm crew drift spring rotor blade gear oil field grid meter load';
/** Enough pages for several shards. Each section has the `words` and a unique word. */
const manyPages = Array.from(
  { length: 300 },
  (_, page): IndexedPage => ({
    path: `/blog-details/${page}`,
    title: `Page ${page}`,
    sections: [0, 1, 2].map((section) =>
      createSection(`own${page}x${section} ${words}`, `Part ${section}`, `s${section}`),
    ),
  }),
);

test.each([
  ['own299x2', 299, 2],
  ['own250x1 tower', 250, 1],
  // “maetr” is a misspelled “meter”.
  ['maetr own299x2', 299, 2],
])('a search finds words in any shard of the index: “%s”', async (query, page, section) =>
  expect(await createTestFinder(manyPages)(query, 1)).toMatchObject([
    {
      href: `/blog-details/${page}#s${section}`,
      matchedTerms: expect.arrayContaining([`own${page}x${section}`]),
    },
  ]),
);

test('a search fetches only needed shards, and the dictionary only for typos', async () => {
  const { shards } = createShards(manyPages);
  const wordShards = Object.keys(shards).filter((name) => name.startsWith('words-'));
  expect(wordShards.length).toBeGreaterThan(4);
  const fetched: string[] = [];
  const findMany = createTestFinder(manyPages, fetched);
  const fetchedFor = async (query: string) => {
    fetched.length = 0;
    await findMany(query, 3);
    return new Set(fetched);
  };
  expect((await fetchedFor('own250x1')).intersection(new Set(wordShards)).size).toBe(1);
  expect(await fetchedFor('turbine')).not.toContain('dictionary');
  const fetchedForTypo = await fetchedFor('turbin3');
  expect(fetchedForTypo).toContain('dictionary');
  expect(fetchedForTypo.intersection(new Set(wordShards)).size).toBeLessThan(wordShards.length);
});

test('a `pages-…` shard of the search index contains headings, fragments and excerpts of sections', () => {
  const [, secondPage] = createShards(pages).shards['pages-0'] as PagesShard;
  const [, , [first, second] = []] = secondPage ?? [];
  expect(first).toEqual(['', '', longText.replace(' on a calm day in spring.', '…')]);
  expect(second).toEqual(['Monitoring', 'monitoring', monitoringText]);
});

test.each([
  ['phone number', 'No phone number is listed'],
  ['careers', 'No job openings are listed'],
  ['any jobs at Norvane', 'No job openings are listed'],
  ['overnight jobs of a small data team', undefined],
  ['model', undefined],
])('the heading of the fixed answer to %j is %j', (query, heading) =>
  expect(fixedAnswers(query)[0]?.heading).toBe(heading),
);
