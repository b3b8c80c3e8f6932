import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ids } from '../../../tests/content.ts';
import { type Desk, startDesk } from '../../../tests/desk-process.ts';
import { expect as expectSoon, test } from '../../../tests/e2e/site.ts';
import { gitHost } from '../../../tests/git-host.ts';
import { copyProject, type ProjectCopy } from '../../../tests/project-copy.ts';
import { article } from '../../../tests/second-site/entries.ts';
import { runScript } from '../../../tests/second-site/second-site.ts';
import { isExhaustive } from '../../../tests/test-scope.ts';

/**
 * An editor's way from /admin to a page (docs/publishing.md), on a stand-in for a Gitea server. As
 * the workflow does, the test checks and builds what is on `main`.
 */
const expect = expectSoon.configure({ timeout: 120_000 });
test.describe.configure({ timeout: 900_000 });
test.skip(!isExhaustive, 'Builds the site twice, so only in `npm run test:all`.');

const origin = 'https://git.example';
const repository = 'example/site';
const token = 'a1b2c3d4';

let copy: ProjectCopy;
let bare: string;
let desk: Desk;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com', ...args], {
    cwd: copy.folder,
    encoding: 'utf8',
  });
/** The last id of the repository is that of a draft, which no page of the site shows. */
const draftId = Math.max(...ids('blog')) + 1;

test.beforeAll(async () => {
  test.setTimeout(900_000);
  copy = copyProject();
  bare = mkdtempSync(path.join(tmpdir(), 'bare-'));
  copy.configure({
    editor: { host: 'gitea', repository, branch: 'main', api: `${origin}/api/v1` },
  });
  const [last = ''] = globSync(`src/content/blog/${draftId - 1}-*.mdx`);
  writeFileSync(
    path.join(copy.folder, `src/content/blog/${draftId}-draft.mdx`),
    readFileSync(last, 'utf8').replace(/^id: .*$/m, `id: ${draftId}\ndraft: true`),
  );
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'Start');
  git('clone', '-q', '--bare', '.', bare);
  git('remote', 'add', 'origin', bare);
  copy.build();
  desk = await startDesk({ SITE_DIR: copy.dist });
});
test.afterAll(async () => {
  await desk?.stop();
  copy?.remove();
  rmSync(bare, { recursive: true, force: true });
});

const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true }).first();

type Article = { title: string; date: string; id?: number; picture: string };
/** Writes an article in the editor and saves it. @returns its id */
async function write(page: Page, { title, date, id, picture }: Article): Promise<number> {
  await page.goto(`${desk.url}/admin#/collections/blog/new`);
  const number = page.getByRole('spinbutton', { name: 'Id' });
  if (id) await number.fill(String(id));
  const head = {
    Header: 'Data Quality',
    Title: title,
    Description:
      'A warehouse counts its pallets by hand and by scanner, and the two never agree. What the difference says about the hands.',
    Summary: 'Two counts of one warehouse.',
    Lede: 'Count a thing twice and you learn something about counting.',
    Author: 'Data engineering practice',
    'Picture alt': 'Pallets in two rows, seen from above.',
    Date: date,
  };
  for (const [name, value] of Object.entries(head)) await field(page, name).fill(value);
  await page
    .getByRole('group', { name: /Picture/ })
    .getByRole('button', { name: 'Browse' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Upload' }).click(),
  ]);
  const buffer = readFileSync('src/assets/pictures/energy.png');
  await chooser.setFiles({ name: picture, mimeType: 'image/png', buffer });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  const links = ['/blog-details/1', '/case-study-details/1', '/ManagedServices-service'];
  for (const [index, href] of links.entries()) {
    await page
      .getByRole('button', { name: /^Add .*Further reading/ })
      .last()
      .click();
    await page.getByRole('textbox', { name: 'Href' }).nth(index).fill(href);
    await page
      .getByRole('textbox', { name: 'Label' })
      .nth(index)
      .fill(`Read on, ${index + 1}`);
  }
  await field(page, 'Body').click();
  const sentences = article.match(/^In row .*$/gm)?.join(' ') ?? '';
  await page.keyboard.insertText(sentences);
  const given = Number(await number.inputValue());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
  return given;
}

test('an article saved in /admin is published by the next build; one with a future date is not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 2000 });
  // The editor loads 2.5 MB of script.
  page.setDefaultTimeout(120_000);
  await gitHost({ origin, repository, bare, token })(page);
  await page.goto(`${desk.url}/admin`);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill(token);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Create New Entry' }).first()).toBeVisible();

  const out = { title: 'Counted Twice', date: '2020-06-29', picture: 'Two Rows.png' };
  const id = await write(page, out);
  expect(id, 'the id after the draft').toBe(draftId + 1);
  const later = { title: 'Counted Later', date: '2999-06-29', picture: 'Later.png' };
  await write(page, { ...later, id: id + 1 });

  git('pull', '-q', 'origin', 'main');
  expect(git('log', '--format=%an %s', '-2')).toBe(
    `Ana Ruiz Create Article “${id + 1}-counted-later”\nAna Ruiz Create Article “${id}-counted-twice”\n`,
  );
  expect(runScript(copy.folder, 'scripts/content.ts')).toEqual({
    status: 0,
    output: expect.stringContaining('no problems found'),
  });
  copy.build();

  const served = await startDesk({ SITE_DIR: copy.dist });
  try {
    const address = `/blog-details/${id}`;
    const response = await page.goto(served.url + address);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(out.title);
    await expect(page.getByText('In row 90 of the ledger')).toBeVisible();
    // The uploaded picture equals one of the site, so the editor uses that one.
    await page.goto(`${served.url}/blog`);
    await expect(page.locator(`a[href="${address}"]`).first()).toBeVisible();
    await expect(page.getByText(later.title)).toHaveCount(0);
    const hidden = await page.goto(`${served.url}/blog-details/${id + 1}`);
    expect(hidden?.status()).toBe(404);
  } finally {
    await served.stop();
  }
});
