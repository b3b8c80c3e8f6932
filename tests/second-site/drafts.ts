import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { ARTICLES_PER_PAGE } from '../../src/content/blog-lists.ts';
import { buildTime } from '../../src/content/publication.ts';
import { topicNames } from '../../src/content/topics.ts';
import { nextId } from './entries.ts';

/** Build time of the second site, after all publication dates. */
export const now = new Date(Math.max(buildTime().getTime(), Date.parse('2026-06-29')) + 86_400_000);
const day = (days: number) =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** Their common topic, so that the blog has topic pages. */
export const [topic] = topicNames;
/** The newest article. */
export const newest = { id: nextId('blog'), title: 'Out Today' };
/** Hidden articles: titles and ids. */
export const unpublished = {
  'Quiet Draft': newest.id + 1,
  'Of Tomorrow': newest.id + 2,
  'At Noon': newest.id + 3,
};

const syllables = [
  'bar',
  'den',
  'fol',
  'gim',
  'hus',
  'kel',
  'lom',
  'mir',
  'nop',
  'rud',
  'sev',
  'tan',
  'vik',
  'wog',
  'yel',
  'zab',
];
const syllable = (at: number) => syllables[at % syllables.length];
/** A word that only this article contains, for the search. */
const ownWord = (id: number, number: number) =>
  `${syllable(id)}${syllable(number)}${syllable(id * 7 + number * 3)}`;
const titleOf = (id: number, title: string) => `${title} of ${ownWord(id, 14)}`;
const textOf = (id: number) => `A ${ownWord(id, 2)} opens this ledger.

## The ${ownWord(id, 0)} and the ${ownWord(id, 1)}

${Array.from({ length: 11 }, (_, at) => `The ${ownWord(id, at + 3)} of this ledger was counted twice.`).join(' ')}
`;

/** Old articles that fill a second blog page. */
export const older = Array.from({ length: ARTICLES_PER_PAGE }, (_, index) => ({
  id: newest.id + 4 + index,
  title: titleOf(newest.id + 4 + index, 'Older'),
}));

/**
 * Articles of today, the past and the future, and a draft, with the frontmatter of the last
 * article.
 */
export async function addDrafts(folder: string): Promise<void> {
  const inFolder = (file: string) => path.join(folder, file);
  const [like = ''] = globSync(`src/content/blog/${newest.id - 1}-*.mdx`);
  const [, head = ''] = readFileSync(like, 'utf8').split(/^---$/m);
  const write = (id: number, title: string, own: string) => {
    const text = head
      .replace(/^topic: .*\n/m, '')
      .replace(/^id: .*$/m, `id: ${id}\ntopic: ${topic}`)
      .replace(/^title: .*$/m, `title: ${title}`)
      .replace(
        /^description: .*$/m,
        `description: What a ${ownWord(id, 14)} says of a ledger that nobody has opened since the warehouse was moved.`,
      )
      .replace(/^summary: .*$/m, `summary: A ledger, and its ${ownWord(id, 14)}.`)
      .replace(
        /^lede: .*$/m,
        `lede: Count a ${ownWord(id, 15)} twice and you learn something about counting.`,
      )
      .replace(/^(documentTitle|date|updated|draft|publishAt|pictureAlt): .*\n/gm, '')
      .replace(/^picture: .*$/m, own);
    writeFileSync(inFolder(`src/content/blog/${id}-test.mdx`), `---${text}---\n\n${textOf(id)}`);
  };
  await sharp(inFolder('src/assets/pictures/energy.png'))
    .jpeg()
    .toFile(inFolder('src/assets/pictures/ledger.jpg'));
  write(
    newest.id,
    newest.title,
    `picture: ledger.jpg\npictureAlt: A ledger on a desk, seen from above.\ndate: ${day(0)}`,
  );
  write(
    unpublished['Quiet Draft'],
    'Quiet Draft',
    `picture: energy\ndate: '2020-06-29'\ndraft: true`,
  );
  write(unpublished['Of Tomorrow'], 'Of Tomorrow', `picture: energy\ndate: ${day(1)}`);
  write(
    unpublished['At Noon'],
    'At Noon',
    `picture: energy\ndate: '2020-06-29'\npublishAt: ${day(2)}T12:00:00Z`,
  );
  for (const { id, title } of older) write(id, title, `picture: energy\ndate: '2019-06-29'`);
}
