import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { type DevServer, startDev } from '../dev-server.ts';
import { sendOnce } from '../faults/senders.ts';
import { freePort } from '../free-port.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';
import { expect, test } from './site.ts';

/** For a test that hangs: a busy machine takes minutes to start a development server. */
const LIMIT_MS = 600_000;
test.describe.configure({ mode: 'serial', timeout: LIMIT_MS });

let copy: ProjectCopy;
let server: DevServer;
/** Another program, on the port a desk might take for its own. */
const askedOfNeighbor: string[] = [];
const neighbor = createServer((request, response) => {
  askedOfNeighbor.push(request.url ?? '');
  response.end('OK');
});
test.beforeAll(async () => {
  test.setTimeout(LIMIT_MS);
  const port = await freePort();
  await new Promise<void>((resolve, reject) => neighbor.once('error', reject).listen(port + 1, '127.0.0.1', resolve));
  copy = copyProject();
  server = await startDev(copy.folder, port);
});
test.afterAll(async () => {
  neighbor.close();
  await server?.stop();
  copy?.remove();
});

test('a draft is seen with its mark; a fault stands over the open page and in place of a new one, until it is mended', async ({ page }) => {
  const file = path.join(copy.folder, 'src/content/blog/1-digital-transformation.mdx');
  const draft = readFileSync(file, 'utf8').replace('id: 1\n', 'id: 1\ndraft: true\n');
  writeFileSync(file, draft);
  await expect(async () => {
    await page.goto(`${server.url}/blog-details/1`);
    await expect(page.getByRole('main').getByText('Not published: Draft')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.goto(`${server.url}/blog`);
  await expect(page.getByRole('article').filter({ has: page.getByText(/^Draft, /) })).toHaveCount(1);

  await page.goto(`${server.url}/blog-details/1`);
  const line = draft.split('\n').length;
  const fault = `src/content/blog/1-digital-transformation.mdx:${line + 1}  write \`&lt;\` for a less-than sign`;
  writeFileSync(file, `${draft}\nResponse in <5 seconds.\n`);
  await expect(page.locator('vite-error-overlay')).toContainText(fault);

  // In a tab of its own: the open page may be reloading.
  const other = await page.context().newPage();
  const answer = await other.goto(`${server.url}/blog-details/2`);
  expect(answer?.status()).toBe(500);
  await expect(other.locator('vite-error-overlay')).toContainText(fault);

  writeFileSync(file, draft);
  for (const tab of [page, other]) await expect(tab.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('npm run dev sends leads to a desk of its own, whoever listens beside it', async () => {
  expect(await sendOnce(server.url, 'dev-lead-1')).toBe(200);
  expect(askedOfNeighbor).toEqual([]);
  expect(readdirSync(server.dataDir)).toContain('leads.db');
});
