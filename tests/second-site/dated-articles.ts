import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { ARTICLES_PER_PAGE } from '../../src/content/blog-lists.ts';
import { buildTime } from '../../src/content/publication.ts';
import { topicNames } from '../../src/content/topics.ts';
import { furtherReading, nextId } from './entries.ts';

const DAY_MS = 86_400_000;
/** Build time of the second site: a day after ours, and after all original articles. */
export const builtAt = new Date(Math.max(buildTime().getTime(), Date.parse('2026-06-29')) + DAY_MS);
/** Returns the date `days` days after the build. */
const dateAfter = (days: number) =>
  new Date(builtAt.getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** Topic of all added articles, so that the topic's list has a second page. */
export const [topic] = topicNames;
export const newestArticle = {
  id: nextId('blog'),
  title: 'Out Today',
  pictureAlt: 'A ledger on a desk, seen from above.',
};
/** Ids of articles that the build excludes, by title. */
export const unpublishedIdByTitle = {
  'Quiet Draft': newestArticle.id + 1,
  'Of Tomorrow': newestArticle.id + 2,
  'At Noon': newestArticle.id + 3,
};

const syllables = 'bar den fol gim hus kel lom mir nop rud sev tan vik wog yel zab'.split(' ');
const syllable = (index: number) => syllables[index % syllables.length];
/** Returns a word that only the article `id` contains. `index` selects one of its words. */
const uniqueWord = (id: number, index: number) =>
  `${syllable(id)}${syllable(index)}${syllable(id * 7 + index * 3)}`;
const articleText = (id: number, title: string, dateLines: string, pictureLines: string) => `---
id: ${id}
topic: ${topic}
header: Data Quality
title: ${title}
description: What a ${uniqueWord(id, 14)} says of a ledger that nobody has opened since the warehouse was moved.
summary: A ledger, and its ${uniqueWord(id, 14)}.
lede: Count a ${uniqueWord(id, 15)} twice and you learn something about counting.
author: Data engineering practice
${pictureLines}
${dateLines}
${furtherReading}
---

A ${uniqueWord(id, 2)} opens this ledger.

## The ${uniqueWord(id, 0)} and the ${uniqueWord(id, 1)}

${Array.from({ length: 11 }, (_, index) => `The ${uniqueWord(id, index + 3)} of this ledger was counted twice.`).join(' ')}
`;

/** Old articles that extend the blog to a second page. */
export const olderArticles = Array.from({ length: ARTICLES_PER_PAGE }, (_, index) => ({
  id: newestArticle.id + 4 + index,
  title: `Older of ${uniqueWord(newestArticle.id + 4 + index, 14)}`,
}));

/** Adds a draft and past, present and future articles. */
export async function addDatedArticles(folder: string): Promise<void> {
  const write = (id: number, title: string, dateLines: string, pictureLines = 'picture: energy') =>
    writeFileSync(
      path.join(folder, `src/content/blog/${id}-test.mdx`),
      articleText(id, title, dateLines, pictureLines),
    );
  const pictures = path.join(folder, 'src/assets/pictures');
  await sharp(path.join(pictures, 'energy.png')).jpeg().toFile(path.join(pictures, 'ledger.jpg'));
  write(
    newestArticle.id,
    newestArticle.title,
    `date: ${dateAfter(0)}`,
    `picture: ledger.jpg\npictureAlt: ${newestArticle.pictureAlt}`,
  );
  const oldDate = `date: '2020-06-29'`;
  write(unpublishedIdByTitle['Quiet Draft'], 'Quiet Draft', `${oldDate}\ndraft: true`);
  write(unpublishedIdByTitle['Of Tomorrow'], 'Of Tomorrow', `date: ${dateAfter(1)}`);
  write(
    unpublishedIdByTitle['At Noon'],
    'At Noon',
    `${oldDate}\npublishAt: ${dateAfter(2)}T12:00:00Z`,
  );
  for (const { id, title } of olderArticles) write(id, title, `date: '2019-06-29'`);
}
