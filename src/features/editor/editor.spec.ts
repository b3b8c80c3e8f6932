import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { site } from '../../../site.config.ts';
import { startDesk } from '../../../tests/desk-process.ts';
import { type DevServer, startAstroDev } from '../../../tests/dev-server.ts';
import { fillArticle, textField } from '../../../tests/e2e/article-editor.ts';
import { expect as pageExpect, test } from '../../../tests/e2e/fixtures.ts';
import { copyProject, type ProjectCopy } from '../../../tests/project-copy.ts';
import { type SecondSite, secondSite } from '../../../tests/second-site/second-site.ts';
import { isFullRun } from '../../../tests/test-scope.ts';

// Tests cannot use the folder picker, so the editor opens a copy of the texts in the browser's
// storage.

// `beforeAll` builds a site, and so does one test.
const TIMEOUT_MS = 900_000;
// The development server transforms the editor's 2.5 MB of script at its first request.
const STEP_TIMEOUT_MS = 120_000;
const expect = pageExpect.configure({ timeout: STEP_TIMEOUT_MS });
test.describe.configure({ mode: 'serial', timeout: TIMEOUT_MS });

let project: ProjectCopy;
let server: DevServer;
/** A build for another owner, whose editor uses the Git host `git.example`. */
let otherSite: SecondSite;
/** The editor's page, opened once. Each test continues with what earlier tests saved. */
let page: Page;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(TIMEOUT_MS);
  otherSite = await secondSite();
  project = copyProject();
  server = await startAstroDev(project.folder);
  page = await browser.newPage();
  page.setDefaultTimeout(STEP_TIMEOUT_MS);
  await openEditor();
});
test.afterAll(async () => {
  await page?.close();
  await server?.stop();
  project?.remove();
  otherSite?.remove();
});

const textFiles = globSync('src/content/*/*.mdx').sort();
const pageFiles = globSync('src/content/pages/*.json').sort();
const countComponentKinds = (file: string) =>
  new Set(readFileSync(file, 'utf8').match(/^<[A-Z]\w+/gm)).size;
/** All texts in a full run, otherwise the text with the most kinds of components. */
const testedFiles = isFullRun
  ? textFiles
  : textFiles.toSorted((a, b) => countComponentKinds(b) - countComponentKinds(a)).slice(0, 1);

type StorageWindow = Window & {
  /** Opens a file of the browser's copy of the texts. `openEditor` defines the function. */
  openStored: (file: string, options?: { create: true }) => Promise<FileSystemFileHandle>;
};

async function openEditor(): Promise<void> {
  // The editor renders and saves only fields in view, so the longest texts need a tall window.
  await page.setViewportSize({ width: 1440, height: isFullRun ? 20_000 : 2000 });
  await page.addInitScript(() => {
    const openFolder = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('project', { create: true });
    const openStored: StorageWindow['openStored'] = async (file, options) => {
      let folder = await openFolder();
      const names = file.split('/');
      for (const name of names.slice(0, -1))
        folder = await folder.getDirectoryHandle(name, options);
      return folder.getFileHandle(names.at(-1) ?? '', options);
    };
    Object.assign(window, { showDirectoryPicker: openFolder, openStored });
  });
  // Any URL of the origin gives access to its storage.
  await page.goto(`${server.url}/icon.svg`);
  const texts = [...textFiles, ...pageFiles].map((file) => [file, readProjectFile(file)] as const);
  await page.evaluate(
    async (all) => {
      for (const [file, text] of all) {
        const stored = await (window as unknown as StorageWindow).openStored(file, {
          create: true,
        });
        const stream = await stored.createWritable();
        await stream.write(text);
        await stream.close();
      }
    },
    // The editor needs a `.git` folder.
    [['.git/HEAD', ''] as const, ...texts],
  );
  await page.goto(`${server.url}/admin`);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByRole('button', { name: 'Create New Entry' }).first()).toBeVisible();
}

const readProjectFile = (file: string) => readFileSync(project.pathOf(file), 'utf8');

/** Returns a file of the browser's copy, empty if it is unreadable. */
async function readStored(file: string): Promise<Buffer> {
  const base64 = await page.evaluate(async (name) => {
    try {
      const stored = await (window as unknown as StorageWindow).openStored(name);
      return new Uint8Array(await (await stored.getFile()).arrayBuffer()).toBase64();
    } catch {
      return '';
    }
  }, file);
  return Buffer.from(base64, 'base64');
}

const readStoredText = async (file: string) => (await readStored(file)).toString();

const splitText = (text: string) => {
  const [, yaml = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return { frontmatter: parse(yaml) as Record<string, unknown>, body: body.trim() };
};
/** Undoes the editor's change of `*word*` to `_word_`, and reduces several empty lines to one. */
const normalizeBody = (body: string) =>
  body.replaceAll(/(?<![\w/])_(?=\S)|(?<=\S)_(?!\w)/g, '*').replaceAll(/\n{3,}/g, '\n\n');
const field = (name: string) => textField(page, name);
async function save(): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
}
const openEntry = (file: string) =>
  page.goto(
    `${server.url}/admin#/collections/${file.split('/').at(-2)}/entries/${path.parse(file).name}`,
  );

test('saving a text in the editor changes only the edited field, apart from `draft: false`, emphasis marks and empty lines', async () => {
  for (const file of testedFiles) {
    const before = readProjectFile(file);
    const { frontmatter, body } = splitText(before);
    await openEntry(file);
    await expect(field('Title')).toHaveValue(String(frontmatter['title']));
    // The body is loaded once its last heading is visible.
    const heading = [...body.matchAll(/^#+ (.+)$/gm)].at(-1)?.[1];
    if (heading)
      await expect(
        field('Body').getByRole('heading', { name: heading, exact: true }).first(),
      ).toBeVisible();
    const title = `${frontmatter['title']} too`;
    await field('Title').fill(title);
    await save();
    await expect.poll(() => readStoredText(file), file).not.toBe(before);
    const after = splitText(await readStoredText(file));
    const { draft = false, ...fields } = after.frontmatter;
    expect({ draft, ...fields }, file).toEqual({ draft: false, ...frontmatter, title });
    expect(normalizeBody(after.body), file).toBe(normalizeBody(body));
  }
});

test('saving a page’s texts in the editor changes only the edited field', async () => {
  for (const file of isFullRun ? pageFiles : pageFiles.slice(0, 1)) {
    const before = readProjectFile(file);
    await openEntry(file);
    const input = page.getByRole('group', { name: 'Content Editor' }).getByRole('textbox').first();
    await expect(input).not.toHaveValue('');
    const value = await input.inputValue();
    expect(before).toContain(JSON.stringify(value));
    await input.fill(`${value} too`);
    await save();
    let isReplaced = false;
    // The pattern includes the colon after a key, so that only values can match.
    const expected = before.replace(/"(?:[^"\\]|\\.)*":?/g, (text) => {
      if (isReplaced || text !== JSON.stringify(value)) return text;
      isReplaced = true;
      return JSON.stringify(`${value} too`);
    });
    await expect.poll(() => readStoredText(file), file).toBe(expected);
  }
});

test('a draft written in the editor is in a preview build; the editor loads nothing from other origins', async () => {
  const otherUrls: string[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (/^http/.test(url) && !url.startsWith(server.url)) otherUrls.push(url);
  });

  await page.goto(`${server.url}/admin#/collections/blog/new`);
  const id = Number(await page.getByRole('spinbutton', { name: 'Id' }).inputValue());
  await fillArticle(page, {
    title: 'Counted Twice',
    date: '2024-06-29',
    pictureName: 'Two Rows.png',
  });
  await page.getByRole('switch', { name: 'Draft' }).click();
  await field('Body').click();
  await page.keyboard.type(
    'In every row of the ledger the clerk counts pallets by hand.\n## The hand\nThe scanner counts them too.\n',
  );
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Takeaway' }).click();
  await page
    .getByRole('group', { name: 'Takeaway' })
    .getByRole('textbox')
    .fill('Two counts are better than one.');
  await save();

  const newFile = `src/content/blog/${id}-counted-twice.mdx`;
  await expect
    .poll(() => readStoredText(newFile))
    .toContain('<Takeaway>\n\nTwo counts are better than one.\n\n</Takeaway>');
  // `fillArticle` uploads energy.png with the alternative text that is expected below.
  const { frontmatter } = splitText(await readStoredText(newFile));
  const pictureFile = String(frontmatter['picture']).slice(1);
  const picture = readFileSync('src/assets/pictures/energy.png');
  await expect.poll(async () => (await readStored(pictureFile)).length).toBe(picture.length);
  // Reads both files first, because a write reloads the page.
  const saved = await Promise.all(
    [newFile, pictureFile].map(async (file) => [file, await readStored(file)] as const),
  );
  for (const [file, content] of saved) {
    mkdirSync(path.dirname(project.pathOf(file)), { recursive: true });
    writeFileSync(project.pathOf(file), content);
  }
  project.build('--drafts');
  const readBuilt = (name: string) => readProjectFile(`releases/preview/${name}`);
  const article = readBuilt(`blog-details/${id}.html`);
  expect(article).toContain('Two counts are better than one.');
  expect(article).toContain('alt="Pallets in two rows, seen from above."');
  expect(article).toMatch(/<mark>[^<]*Draft<\/mark>/);
  expect(readBuilt('blog.html')).toContain(`href="/blog-details/${id}"`);
  for (const name of ['index.html', 'blog.html', `blog-details/${id}.html`])
    expect(readBuilt(name)).toContain('<meta name="robots" content="noindex, nofollow"');
  expect(otherUrls).toEqual([]);
});

test('the editor previews a text next to its fields, and shows an error at its field', async () => {
  // This article contains a takeaway.
  await openEntry('src/content/blog/4-advanced-analytics.mdx');
  const preview = page.frameLocator('iframe');
  await field('Title').fill('Thresholds of {brand}');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(
    `Thresholds of ${site.brand}`,
  );
  // The preview loads the site's styles.
  await expect(preview.getByRole('complementary').first()).toHaveCSS('border-left-style', 'solid');
  await field('Description').fill('Too short.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(field('Description')).toHaveAttribute('aria-invalid', 'true');
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: 'Keep the description between 60 and 165 characters' }),
  ).toBeVisible();
});

test('a text open in the editor keeps unsaved input when another file changes', async ({
  browser,
}) => {
  const [file = '', changedFile = ''] = textFiles;
  const sitePage = await browser.newPage();
  await sitePage.goto(`${server.url}/about-us`);
  await sitePage.waitForLoadState('networkidle');
  await openEntry(file);
  await field('Title').fill('Not saved');
  await expect(async () => {
    const reload = sitePage.waitForEvent('load', { timeout: 10_000 });
    writeFileSync(project.pathOf(changedFile), `${readProjectFile(changedFile)}\n`);
    await reload;
  }).toPass();
  // `sitePage` has reloaded. Waits in case the editor reloads too.
  await page.waitForTimeout(2000);
  await expect(field('Title')).toHaveValue('Not saved');
  await sitePage.close();
});

test('in development, /admin/ serves the editor too', async ({ request }) => {
  const response = await request.get(`${server.url}/admin/`);
  expect(await response.text()).toContain('id="cms-config"');
});

test('the online editor may connect to the owner’s Git host; the sitemap omits /admin', async ({
  page: visitor,
}) => {
  const desk = await startDesk({ SITE_DIR: otherSite.dist });
  try {
    const violations: string[] = [];
    visitor.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) violations.push(message.text());
    });
    const response = await visitor.goto(`${desk.url}/admin`);
    await expect(visitor.getByRole('button', { name: 'Sign In Using Access Token' })).toBeVisible();
    expect(response?.headers()['content-security-policy']).toContain(
      "connect-src 'self' blob: data: https://git.example;",
    );
    // The policy blocks news, fonts and service status, which the editor can do without.
    expect(violations.filter((text) => !/unpkg\.com|jsdelivr\.net|status/.test(text))).toEqual([]);
    const sitemap = readFileSync(path.join(otherSite.dist, 'sitemap-0.xml'), 'utf8');
    expect(sitemap).not.toContain('/admin');
  } finally {
    await desk.stop();
  }
});
