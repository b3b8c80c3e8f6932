import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { type DevServer, startNpmRunDev } from '../dev-server.ts';
import { sendOnce } from '../faults/visitors.ts';
import { freePort } from '../free-port.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';
import { accessibilityViolations } from './accessibility.ts';
import { expect as baseExpect, test } from './fixtures.ts';

const TEST_TIMEOUT_MS = 600_000;
const STEP_TIMEOUT_MS = 60_000;
const expect = baseExpect.configure({ timeout: STEP_TIMEOUT_MS });
test.use({ actionTimeout: STEP_TIMEOUT_MS });
test.describe.configure({ mode: 'serial', timeout: TEST_TIMEOUT_MS });

const articlePath = 'src/content/blog/2-vision-and-language.mdx';
const correctText = readFileSync(articlePath, 'utf8');
let project: ProjectCopy;
let articleFile: string;
let server: DevServer;
test.beforeAll(async () => {
  test.setTimeout(TEST_TIMEOUT_MS);
  project = copyProject();
  articleFile = project.pathOf(articlePath);
  writeFileSync(articleFile, correctText.replace(/^date: .*$/m, 'date: soon'));
  server = await startNpmRunDev(project.folder, await freePort());
});
test.afterAll(async () => {
  await server?.stop();
  project?.remove();
});

/** Retries if a reload by the server aborts the navigation. */
async function visit(page: Page, urlPath: string): Promise<void> {
  await expect(async () => {
    await page.goto(server.url + urlPath, { timeout: STEP_TIMEOUT_MS });
  }).toPass();
}

/** Opens a page and waits until Vite can send it updates and errors. */
async function openConnected(page: Page, urlPath: string): Promise<void> {
  const connected = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('[vite] connected'),
    timeout: TEST_TIMEOUT_MS,
  });
  await visit(page, urlPath);
  await connected;
}

/**
 * Saves a file until the change has an effect, because the server misses changes while it reloads
 * modules. Each save differs, because the server skips equal content.
 */
async function saveUntil(
  expectEffect: () => Promise<void>,
  file: string,
  text: string,
): Promise<void> {
  let blankLines = '';
  await expect(async () => {
    blankLines += '\n';
    writeFileSync(file, text + blankLines);
    await expectEffect();
  }).toPass();
}

const expectServed = (urlPath: string, text: string) =>
  expect
    .poll(async () => (await fetch(server.url + urlPath)).text(), { timeout: 5000 })
    .toContain(text);

test('npm run dev starts despite invalid frontmatter, and shows errors in the browser until they are corrected', async ({
  page,
}) => {
  await visit(page, '/about-us');
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText(/2-vision-and-language.mdx:\d+ +date: Write the date as/);
  // Waits for two seconds without a reload. The overlay must stay visible.
  await expect(async () => {
    const reload = page.waitForEvent('framenavigated', { timeout: 2000 });
    await expect(reload).rejects.toThrow();
  }).toPass();
  await expect(overlay).toBeVisible();
  writeFileSync(articleFile, correctText);
  await expect(overlay).toBeHidden();
  // A reload by the server can abort the navigation.
  await expect(() => page.goto('about:blank')).toPass();
  await saveUntil(() => expectServed('/blog-details/2', '<h1'), articleFile, correctText);

  await openConnected(page, '/blog-details/2');
  writeFileSync(articleFile, correctText.replace(/^title: /m, 'titel: '));
  await expect(overlay).toContainText('Unknown field "titel"');
  writeFileSync(articleFile, correctText);
  await expect(overlay).toBeHidden();
});

test('npm run dev marks a draft, and shows a syntax error on the draft’s open page until the error is corrected', async ({
  page,
}) => {
  const file = project.pathOf('src/content/blog/1-digital-transformation.mdx');
  const draft = readFileSync(file, 'utf8').replace('id: 1\n', 'id: 1\ndraft: true\n');
  await saveUntil(() => expectServed('/blog-details/1', 'Not published: Draft'), file, draft);
  await visit(page, '/blog');
  await expect(page.getByRole('article').getByText(/^Draft, /)).toHaveCount(1);

  await openConnected(page, '/blog-details/1');
  // To load dependencies, Vite may reload a page that has just opened. The page then misses the
  // error.
  const expectOverlay = () =>
    expect(page.locator('vite-error-overlay')).toContainText('Unexpected character after `<`', {
      timeout: 5000,
    });
  await saveUntil(expectOverlay, file, `${draft}\nResponse in <5 seconds.\n`);

  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await saveUntil(() => expect(title).toBeVisible({ timeout: 5000 }), file, draft);
});

test('npm run dev starts a desk that accepts a lead and creates its database', async () => {
  expect(await sendOnce(server.url, 'dev-lead-1')).toBe(200);
  expect(readdirSync(server.dataDir)).toContain('leads.db');
});

test('npm run dev shows an edited island on an open page, even before the island hydrates', async ({
  page,
}) => {
  const file = project.pathOf('src/features/lead-forms/SignUpForm.tsx');
  // A second tab has loaded the module, so the server sends an update instead of reloading all
  // pages. The first tab has not loaded it, so Vite ignores the update there, and
  // src/client/directives.ts reloads the page.
  const secondTab = await page.context().newPage();
  await secondTab.goto(`${server.url}/product`);
  const requested = secondTab.waitForRequest(/SignUpForm\.tsx/);
  await secondTab.mouse.move(5, 5);
  await secondTab.locator('#signUp-name').first().scrollIntoViewIfNeeded();
  await requested;
  await openConnected(page, '/product');
  const code = readFileSync(file, 'utf8');
  writeFileSync(file, code.replace('aria-label="Get Started Today"', 'aria-label="Changed"'));
  await expect(page.getByRole('form', { name: 'Changed' })).toBeAttached();
});

test('npm run dev shows the component guide without accessibility errors, at three widths, in both color schemes', async ({
  page,
}) => {
  for (const width of [1440, 768, 390])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.goto(`${server.url}/dev/components`);
      await expect(page.getByRole('heading', { name: 'PointsSection: ruled' })).toBeVisible();
      expect(await accessibilityViolations(page), `${width} ${colorScheme}`).toEqual([]);
    }
});

test('npm run dev removes and restores a page when its switch in site.config.ts changes', async () => {
  const file = project.pathOf('site.config.ts');
  const status = async () =>
    (await fetch(server.url + routes.studio).catch(() => undefined))?.status;
  expect(await status()).toBe(200);
  const originalConfig = readFileSync(file, 'utf8');
  writeFileSync(file, originalConfig.replace('studio: true', 'studio: false'));
  await expect.poll(status).toBe(404);
  writeFileSync(file, originalConfig);
  await expect.poll(status).toBe(200);
  // Each change of site.config.ts restarts the server, which must still reload changed
  // articles.
  const article = correctText.replace(/^title: .*$/m, 'title: After a restart');
  await saveUntil(() => expectServed('/blog-details/2', 'After a restart'), articleFile, article);
});
