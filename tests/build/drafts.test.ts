import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTime } from '../../src/content/publication.ts';
import { ids } from '../content.ts';
import { allPages } from '../pages.ts';
import { copyProject } from '../project-copy.ts';

/** A moment after everything that is published here. */
const now = new Date(Math.max(buildTime().getTime(), Date.parse('2026-06-29')) + 86_400_000);
const day = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
const first = Math.max(...ids('blog')) + 1;

const copy = copyProject();
const inCopy = (file: string) => path.join(copy.folder, file);
const built = (name: string) => readFileSync(path.join(copy.dist, name), 'utf8');

/** An article like the newest there is, under another title. */
function write(id: number, title: string, head: string): void {
  const [like = ''] = globSync(`src/content/blog/${first - 1}-*.mdx`);
  const text = readFileSync(like, 'utf8')
    .replace(/^id: .*$/m, `id: ${id}`)
    .replace(/^title: .*$/m, `title: ${title}`)
    .replace(/^(documentTitle|date|updated|draft|publishAt|pictureAlt): .*\n/gm, '')
    .replace(/^picture: .*$/m, head);
  writeFileSync(inCopy(`src/content/blog/${id}-test.mdx`), text);
}

function build(...options: string[]) {
  const env = { ...process.env, SOURCE_DATE_EPOCH: String(now.getTime() / 1000) };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts', ...options], { cwd: copy.folder, encoding: 'utf8', env });
  return { status, said: `${stdout}${stderr}`.trim() };
}

const kept = { 'Quiet Draft': first + 1, 'Of Tomorrow': first + 2, 'At Noon': first + 3 };
const files = (folder = copy.dist) => globSync('**/*.{html,xml,txt,md,json}', { cwd: folder });

beforeAll(async () => {
  await sharp(inCopy('src/assets/pictures/energy.png')).jpeg().toFile(inCopy('src/assets/pictures/ledger.jpg'));
  write(first, 'Out Today', `picture: ledger.jpg\npictureAlt: A ledger on a desk, seen from above.\ndate: ${day(0)}`);
  write(kept['Quiet Draft'], 'Quiet Draft', `picture: energy\ndate: '2020-06-29'\ndraft: true`);
  write(kept['Of Tomorrow'], 'Of Tomorrow', `picture: energy\ndate: ${day(1)}`);
  write(kept['At Noon'], 'At Noon', `picture: energy\ndate: '2020-06-29'\npublishAt: ${day(2)}T12:00:00Z`);
});
afterAll(copy.remove);

describe('what is published', () => {
  beforeAll(() => expect(build()).toMatchObject({ status: 0 }));

  test('holds neither drafts nor what is of a later date: no page, card, feed, search, site map or plain text has them', () => {
    const found = files().flatMap((file) =>
      Object.keys(kept)
        .filter((title) => built(file).includes(title))
        .map((title) => `${file}: ${title}`),
    );
    expect(found).toEqual([]);
    for (const id of Object.values(kept)) expect(files()).not.toContain(`blog-details/${id}.html`);
  });

  test('has the newest article first on News & Blog and in the feeds', () => {
    expect(/blog-details\/(\d+)/.exec(built('blog.html').split('<main')[1] ?? '')?.[1]).toBe(String(first));
    for (const feed of ['rss.xml', 'atom.xml']) expect(built(feed)).toContain('Out Today');
  });

  test('takes a JPEG without notes, described by the head that shows it', () => {
    expect(built(`blog-details/${first}.html`)).toMatch(/<img[^>]*alt="A ledger on a desk, seen from above\."/);
    expect(built('blog.html')).toContain('alt="A ledger on a desk, seen from above."');
  });
});

test('a preview has everything, marked, and asks search engines to leave each page out; what is served stays as it was', () => {
  const published = realpathSync(copy.dist);
  expect(build('--drafts')).toMatchObject({ status: 0, said: expect.stringContaining('SITE_DIR=releases/preview npm start') });
  expect(realpathSync(copy.dist)).toBe(published);
  const preview = inCopy('releases/preview');
  const previewed = (name: string) => readFileSync(path.join(preview, name), 'utf8');
  expect(previewed(`blog-details/${kept['Quiet Draft']}.html`)).toMatch(/<mark>[^<]*Draft<\/mark>/);
  for (const title of Object.keys(kept)) expect(previewed('blog.html')).toContain(title);
  expect(previewed('search-index.json')).toContain('Quiet Draft');
  const pages = files(preview).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(allPages().length);
  expect(pages.filter((page) => !previewed(page).includes('<meta name="robots" content="noindex'))).toEqual([]);
});
