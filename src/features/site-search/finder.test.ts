import { describe, expect, test } from 'vitest';
import { createFinder } from './finder.ts';
import { packIndex, type SearchPage, unpackIndex } from './index-file.ts';

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
const find = createFinder(packIndex(pages));
const hrefs = (query: string, limit = 10) => find(query, limit).map(({ href }) => href);

describe('a search', () => {
  test('finds a section by any of its words and leads to its fragment', () => {
    expect(hrefs('retraining')).toEqual(['/blog-details/5#monitoring']);
    expect(hrefs('forgotten')).toEqual(['/privacy-policy#retention']);
  });

  test('finds by the beginning of a word and with one wrong, missing or doubled letter', () => {
    for (const query of ['retrai', 'retraiming', 'retrining', 'rettraining']) expect(hrefs(query)).toContain('/blog-details/5#monitoring');
  });

  test('takes no word for another that is there as written', () => {
    const about = (text: string): SearchPage => ({ path: `/${text}`, title: text, sections: [{ heading: '', fragment: '', text }] });
    const finder = createFinder(packIndex(['wind', 'kind', 'windows'].map(about)));
    expect(finder('wind', 10).map(({ title }) => title)).toEqual(['wind', 'windows']);
    expect(finder('winf', 10).map(({ title }) => title)).toEqual(['wind']);
  });

  test('forgives two letters that changed places in a long word', () => expect(hrefs('retrianing')).toEqual(['/blog-details/5#monitoring']));

  test('wants all the words, and takes any of them where none has all', () => {
    expect(hrefs('drift retraining')).toEqual(['/blog-details/5#monitoring']);
    expect(hrefs('retention retraining').sort()).toEqual(['/blog-details/5#monitoring', '/privacy-policy#retention']);
  });

  test('passes over words that stand everywhere, unless they are all there is', () => {
    expect(hrefs('where is the retention')).toEqual(['/privacy-policy#retention']);
    expect(hrefs('about us')[0]).toBe('/about-us');
  });

  test('finds a page by its address', () => expect(hrefs('privacy-policy')[0]).toBe('/privacy-policy#retention'));

  test('shows at most three sections of a page, and no more results than asked for', () => {
    const found = hrefs('turbine');
    expect(found.filter((href) => href.startsWith('/blog-details/5'))).toHaveLength(3);
    expect(found).toContain('/privacy-policy#retention');
    expect(hrefs('turbine', 2)).toHaveLength(2);
  });

  test('says by which words a section was found', () => {
    expect(find('retraiming drif', 1)[0]?.met.sort()).toEqual(['drift', 'retraining']);
  });

  test('finds nothing for nothing and for signs', () => {
    expect(hrefs('')).toEqual([]);
    expect(hrefs('?!')).toEqual([]);
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
