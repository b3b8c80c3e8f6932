import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { site } from '../../../site.config.ts';
import { publishedIn } from '../../../tests/content.ts';
import { startDesk } from '../../../tests/desk-process.ts';
import { type DevServer, startAstroDev } from '../../../tests/dev-server.ts';
import { fillArticle, textField } from '../../../tests/e2e/article-editor.ts';
import { expect as pageExpect, test } from '../../../tests/e2e/fixtures.ts';
import { copyProject, type ProjectCopy } from '../../../tests/project-copy.ts';
import { type SecondSite, secondSite } from '../../../tests/second-site/second-site.ts';
import { isFullRun } from '../../../tests/test-scope.ts';
import { spellOutCount } from '../../content/spell-out-count.ts';

// Tests cannot use the folder picker, so the editor opens a copy of the texts in the browser's
// storage.

// `beforeAll` builds a site, and so does one of the tests.
const TIMEOUT_MS = 900_000;
// The development server transforms the editor's 2.5 MB of script at its first request.
const STEP_TIMEOUT_MS = 120_000;
const expect = pageExpect.configure({ timeout: STEP_TIMEOUT_MS });
test.describe.configure({ mode: 'serial', timeout: TIMEOUT_MS });

let project: ProjectCopy;
let server: DevServer;
/** A build for another owner, whose editor uses the Git host `git.example`. */
let otherSite: SecondSite;
/** The editor's page, opened once. Tests continue with the saved state of earlier ones. */
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

async function openEditor(): Promise<void> {
  // The editor renders and saves only fields in view, so the longest texts need a tall window.
  await page.setViewportSize({ width: 1440, height: isFullRun ? 20_000 : 2000 });
  await page.addInitScript(() => {
    const openFolder = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('project', { create: true });
    Object.assign(window, { showDirectoryPicker: openFolder });
  });
  await page.goto(`${server.url}/icon.svg`);
  const files = [...textFiles, ...pageFiles].map(
    (file) => [file, readFileSync(path.join(project.folder, file), 'utf8')] as const,
  );
  await page.evaluate(async (all) => {
    const project = await (await navigator.storage.getDirectory()).getDirectoryHandle('project', {
      create: true,
    });
    await project.getDirectoryHandle('.git', { create: true });
    for (const [file, text] of all) {
      let folder = project;
      const names = file.split('/');
      for (const name of names.slice(0, -1))
        folder = await folder.getDirectoryHandle(name, { create: true });
      const stream = await (
        await folder.getFileHandle(names.at(-1) ?? '', { create: true })
      ).createWritable();
      await stream.write(text);
      await stream.close();
    }
  }, files);
  await page.goto(`${server.url}/admin`);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByRole('button', { name: 'Create New Entry' }).first()).toBeVisible();
}

/** Returns a stored file as Base64, or '' if it is unreadable. */
const readBase64 = (file: string) =>
  page.evaluate(async (path) => {
    try {
      let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('project');
      const names = path.split('/');
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
      const stored = await (await folder.getFileHandle(names.at(-1) ?? '')).getFile();
      return new Uint8Array(await stored.arrayBuffer()).toBase64();
    } catch {
      return '';
    }
  }, file);

async function readText(file: string): Promise<string> {
  return Buffer.from(await readBase64(file), 'base64').toString();
}

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

test('saving a text changes only the edited field, but may add `draft: false` and change emphasis marks and empty lines', async () => {
  for (const file of testedFiles) {
    const before = readFileSync(path.join(project.folder, file), 'utf8');
    const { frontmatter, body } = splitText(before);
    await openEntry(file);
    await expect(field('Title')).toHaveValue(String(frontmatter['title']));
    // The body is loaded once its last heading is visible.
    const heading = [...body.matchAll(/^#+ (.+)$/gm)].at(-1)?.[1];
    if (heading)
      await expect(
        field('Body').getByRole('heading', { name: heading, exact: true }).first(),
      ).toBeVisible();
    await field('Title').fill(`${frontmatter['title']} too`);
    await save();
    await expect.poll(() => readText(file), file).not.toBe(before);
    const after = splitText(await readText(file));
    const { draft = false, ...fields } = after.frontmatter;
    expect({ draft, ...fields }, file).toEqual({
      draft: false,
      ...frontmatter,
      title: `${frontmatter['title']} too`,
    });
    expect(normalizeBody(after.body), file).toBe(normalizeBody(body));
  }
});

test('saving a page’s texts changes only the edited field', async () => {
  for (const file of isFullRun ? pageFiles : pageFiles.slice(0, 1)) {
    const before = readFileSync(path.join(project.folder, file), 'utf8');
    await openEntry(file);
    const input = page.getByRole('group', { name: 'Content Editor' }).getByRole('textbox').first();
    await expect(input).not.toHaveValue('');
    const value = await input.inputValue();
    expect(before).toContain(JSON.stringify(value));
    await input.fill(`${value} too`);
    await save();
    let isReplaced = false;
    // Keys match with their colon, so a key with the same text as the value is not replaced.
    const expected = before.replace(/"(?:[^"\\]|\\.)*":?/g, (text) => {
      if (isReplaced || text !== JSON.stringify(value)) return text;
      isReplaced = true;
      return JSON.stringify(`${value} too`);
    });
    await expect.poll(() => readText(file), file).toBe(expected);
  }
});

test('a preview build has edited texts and a new draft; the editor loads nothing from other origins', async () => {
  const otherUrls: string[] = [];
  page.on(
    'response',
    (response) =>
      !response.url().startsWith(server.url) &&
      /^http/.test(response.url()) &&
      otherUrls.push(response.url()),
  );

  const [articleFile = ''] = textFiles.filter((file) => file.includes('/blog/'));
  await openEntry(articleFile);
  await field('Lede').fill('A lede from the editor in the browser.');
  await save();
  await expect
    .poll(() => readText(articleFile))
    .toContain('lede: A lede from the editor in the browser.');

  const aboutFile = 'src/content/pages/about.json';
  const before = await readText(aboutFile);
  await openEntry(aboutFile);
  const lede =
    'Data engineers, analysts and model builders of {brand}, since {numberOfServices} services ago.';
  await field('Lede').fill(lede);
  await save();
  await expect.poll(() => readText(aboutFile)).toBe(before.replace(/(?<="lede": ").*(?=")/, lede));

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
    .poll(() => readText(newFile))
    .toContain('<Takeaway>\n\nTwo counts are better than one.\n\n</Takeaway>');
  // `fillArticle` uploads energy.png with the alternative text that is expected below.
  const pictureFile = String(splitText(await readText(newFile)).frontmatter['picture']).slice(1);
  await expect
    .poll(async () => Buffer.from(await readBase64(pictureFile), 'base64').length)
    .toBe(readFileSync('src/assets/pictures/energy.png').length);
  // Reads all files first, because a write reloads the page.
  const saved = await Promise.all(
    [articleFile, aboutFile, newFile, pictureFile].map(async (file) => ({
      file,
      content: Buffer.from(await readBase64(file), 'base64'),
    })),
  );
  for (const { file, content } of saved) {
    mkdirSync(path.dirname(path.join(project.folder, file)), { recursive: true });
    writeFileSync(path.join(project.folder, file), content);
  }
  project.build('--drafts');
  const readBuilt = (name: string) =>
    readFileSync(path.join(project.folder, 'releases/preview', name), 'utf8');
  expect(readBuilt('blog-details/1.html')).toContain('A lede from the editor in the browser.');
  expect(readBuilt('about-us.html')).toContain(
    `model builders of ${site.brand.replace('&', '&amp;')}, since ${spellOutCount(publishedIn('services').length)} services ago.`,
  );
  expect(readBuilt(`blog-details/${id}.html`)).toContain('Two counts are better than one.');
  expect(readBuilt(`blog-details/${id}.html`)).toContain(
    'alt="Pallets in two rows, seen from above."',
  );
  expect(readBuilt('blog.html')).toContain(`href="/blog-details/${id}"`);
  expect(readBuilt(`blog-details/${id}.html`)).toMatch(/<mark>[^<]*Draft<\/mark>/);
  for (const name of ['index.html', 'blog.html', `blog-details/${id}.html`])
    expect(readBuilt(name)).toContain('<meta name="robots" content="noindex, nofollow"');
  expect(otherUrls).toEqual([]);
});

test('previews a text next to its fields, and shows an error at its field', async () => {
  // This article contains a takeaway.
  const [file = ''] = textFiles.filter((name) => name.includes('4-advanced-analytics'));
  await openEntry(file);
  const preview = page.frameLocator('iframe');
  await field('Title').fill('Thresholds of {brand}');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(
    `Thresholds of ${site.brand}`,
  );
  const takeaway = preview.getByRole('complementary').first();
  // The preview loads the site's styles.
  await expect(takeaway).toHaveCSS('border-left-style', 'solid');
  await field('Description').fill('Too short.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(field('Description')).toHaveAttribute('aria-invalid', 'true');
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: 'Keep the description between 60 and 165 characters' }),
  ).toBeVisible();
});

test('an open text keeps unsaved input when another file changes', async ({ browser }) => {
  const [file = '', changedFile = ''] = textFiles;
  const sitePage = await browser.newPage();
  await sitePage.goto(`${server.url}/about-us`);
  await sitePage.waitForLoadState('networkidle');
  await openEntry(file);
  await field('Title').fill('Not saved');
  const changedPath = path.join(project.folder, changedFile);
  await expect(async () => {
    const reload = sitePage.waitForEvent('load', { timeout: 10_000 });
    writeFileSync(changedPath, `${readFileSync(changedPath, 'utf8')}\n`);
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
    visitor.on(
      'console',
      (message) =>
        /Content Security Policy/.test(message.text()) && violations.push(message.text()),
    );
    const response = await visitor.goto(`${desk.url}/admin`);
    await expect(visitor.getByRole('button', { name: 'Sign In Using Access Token' })).toBeVisible();
    expect(response?.headers()['content-security-policy']).toContain(
      "connect-src 'self' blob: data: https://git.example;",
    );
    // Blocked: news, fonts and service status, which the editor does not need.
    expect(violations.filter((text) => !/unpkg\.com|jsdelivr\.net|status/.test(text))).toEqual([]);
    expect(readFileSync(path.join(otherSite.dist, 'sitemap-0.xml'), 'utf8')).not.toContain(
      '/admin',
    );
  } finally {
    await desk.stop();
  }
});
