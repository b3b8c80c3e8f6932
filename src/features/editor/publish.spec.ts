import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { idsOf } from '../../../tests/content.ts';
import { type Desk, startDesk } from '../../../tests/desk-process.ts';
import { fillArticle, textField } from '../../../tests/e2e/article-editor.ts';
import { expect as pageExpect, test } from '../../../tests/e2e/fixtures.ts';
import { mockGitHost } from '../../../tests/git-host.ts';
import { copyProject, type ProjectCopy } from '../../../tests/project-copy.ts';
import { article as articleSource } from '../../../tests/second-site/entries.ts';
import { runScript } from '../../../tests/second-site/second-site.ts';
import { isFullRun } from '../../../tests/test-scope.ts';

// Publishes articles from /admin through a mock Gitea server, as in docs/publishing.md.
const expect = pageExpect.configure({ timeout: 120_000 });
test.describe.configure({ timeout: 900_000 });
test.skip(!isFullRun, 'Builds the site twice: run `npm run test:all`.');

const origin = 'https://git.example';
const repository = 'example/site';
const token = 'a1b2c3d4';

let project: ProjectCopy;
let bareRepository: string;
let desk: Desk;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com', ...args], {
    cwd: project.folder,
    encoding: 'utf8',
  });
/** Id of the draft in `project`. The editor counts drafts too, so it proposes `draftId + 1`. */
const draftId = Math.max(...idsOf('blog')) + 1;

test.beforeAll(async () => {
  test.setTimeout(900_000);
  project = copyProject();
  bareRepository = mkdtempSync(path.join(tmpdir(), 'bare-'));
  project.configure({
    editor: { host: 'gitea', repository, branch: 'main', api: `${origin}/api/v1` },
  });
  const [lastArticle = ''] = globSync(`src/content/blog/${draftId - 1}-*.mdx`);
  writeFileSync(
    project.pathOf(`src/content/blog/${draftId}-draft.mdx`),
    readFileSync(lastArticle, 'utf8').replace(/^id: .*$/m, `id: ${draftId}\ndraft: true`),
  );
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'Start');
  git('clone', '-q', '--bare', '.', bareRepository);
  git('remote', 'add', 'origin', bareRepository);
  project.build();
  desk = await startDesk({ SITE_DIR: project.dist });
});
test.afterAll(async () => {
  await desk?.stop();
  project?.remove();
  rmSync(bareRepository, { recursive: true, force: true });
});

type Article = Parameters<typeof fillArticle>[1] & { id?: number };
/** @returns the article's id */
async function saveArticle(page: Page, { id, ...article }: Article): Promise<number> {
  await page.goto(`${desk.url}/admin#/collections/blog/new`);
  const idField = page.getByRole('spinbutton', { name: 'Id' });
  if (id) await idField.fill(String(id));
  await fillArticle(page, article);
  await textField(page, 'Body').click();
  const sentences = articleSource.match(/^In row .*$/gm)?.join(' ') ?? '';
  await page.keyboard.insertText(sentences);
  const savedId = Number(await idField.inputValue());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
  return savedId;
}

test('an article saved in /admin is published by the next build; one with a future date is not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 2000 });
  // The editor loads 2.5 MB of script.
  page.setDefaultTimeout(120_000);
  await mockGitHost({ origin, repository, gitDir: bareRepository, token })(page);
  await page.goto(`${desk.url}/admin`);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill(token);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Create New Entry' }).first()).toBeVisible();

  const published = { title: 'Counted Twice', date: '2020-06-29', pictureName: 'Two Rows.png' };
  const id = await saveArticle(page, published);
  expect(id, 'the id after the draft').toBe(draftId + 1);
  const future = { title: 'Counted Later', date: '2999-06-29', pictureName: 'Later.png' };
  // Until the next build, the editor proposes `id` again.
  await saveArticle(page, { ...future, id: id + 1 });

  git('pull', '-q', 'origin', 'main');
  expect(git('log', '--format=%an %s', '-2')).toBe(
    `Ana Ruiz Create Article “${id + 1}-counted-later”\nAna Ruiz Create Article “${id}-counted-twice”\n`,
  );
  expect(runScript(project.folder, 'scripts/content.ts')).toEqual({
    status: 0,
    output: expect.stringContaining('no problems found'),
  });
  project.build();

  const publishedDesk = await startDesk({ SITE_DIR: project.dist });
  try {
    const pagePath = `/blog-details/${id}`;
    const response = await page.goto(publishedDesk.url + pagePath);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(published.title);
    // The last sentence of `articleSource`.
    await expect(page.getByText('In row 90 of the ledger')).toBeVisible();
    await page.goto(`${publishedDesk.url}/blog`);
    await expect(page.locator(`a[href="${pagePath}"]`).first()).toBeVisible();
    await expect(page.getByText(future.title)).toHaveCount(0);
    const futurePage = await page.goto(`${publishedDesk.url}/blog-details/${id + 1}`);
    expect(futurePage?.status()).toBe(404);
  } finally {
    await publishedDesk.stop();
  }
});
