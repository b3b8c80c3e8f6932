import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { ARTICLES_PER_PAGE } from '../../src/content/blog-lists.ts';
import { buildTime } from '../../src/content/publication.ts';
import { nextId } from './entries.ts';

/** A moment after everything that is published here: when the second site is built. */
export const now = new Date(Math.max(buildTime().getTime(), Date.parse('2026-06-29')) + 86_400_000);
const day = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** The newest article there is. */
export const newest = { id: nextId('blog'), title: 'Out Today' };
/** What is kept from visitors: titles and ids. */
export const kept = { 'Quiet Draft': newest.id + 1, 'Of Tomorrow': newest.id + 2, 'At Noon': newest.id + 3 };
/** Old ones that are out, so many that the blog needs a second page. */
export const older = Array.from({ length: ARTICLES_PER_PAGE }, (_, index) => ({ id: newest.id + 4 + index, title: `Older ${index}` }));

/** Articles of today, of long ago and of later, and a draft, like the last one but for title and picture. */
export async function addDrafts(folder: string): Promise<void> {
  const inFolder = (file: string) => path.join(folder, file);
  const [like = ''] = globSync(`src/content/blog/${newest.id - 1}-*.mdx`);
  const write = (id: number, title: string, head: string) => {
    const text = readFileSync(like, 'utf8')
      .replace(/^id: .*$/m, `id: ${id}`)
      .replace(/^title: .*$/m, `title: ${title}`)
      .replace(/^(documentTitle|date|updated|draft|publishAt|pictureAlt): .*\n/gm, '')
      .replace(/^picture: .*$/m, head);
    writeFileSync(inFolder(`src/content/blog/${id}-test.mdx`), text);
  };
  await sharp(inFolder('src/assets/pictures/energy.png')).jpeg().toFile(inFolder('src/assets/pictures/ledger.jpg'));
  write(newest.id, newest.title, `picture: ledger.jpg\npictureAlt: A ledger on a desk, seen from above.\ndate: ${day(0)}`);
  write(kept['Quiet Draft'], 'Quiet Draft', `picture: energy\ndate: '2020-06-29'\ndraft: true`);
  write(kept['Of Tomorrow'], 'Of Tomorrow', `picture: energy\ndate: ${day(1)}`);
  write(kept['At Noon'], 'At Noon', `picture: energy\ndate: '2020-06-29'\npublishAt: ${day(2)}T12:00:00Z`);
  for (const { id, title } of older) write(id, title, `picture: energy\ndate: '2019-06-29'`);
}
