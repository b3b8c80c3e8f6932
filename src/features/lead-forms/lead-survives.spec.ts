import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { startDesk } from '../../../tests/desk-process.ts';
import { approach, expect, test } from '../../../tests/e2e/site.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** What `npm run leads -- list --format json` says of a desk's data. */
function listedLeads(dataDir: string): { email: string; name: string }[] {
  const output = execFileSync(process.execPath, ['server/leads.ts', 'list', '--format', 'json'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  return JSON.parse(output) as { email: string; name: string }[];
}

test('a lead typed into the browser is listed after the desk was killed and started again', async ({ page }) => {
  const desk = await startDesk();
  await page.goto(desk.url);
  const form = page.getByRole('form', { name: 'Get Started Today' });
  await approach(page, '#signUp-name');
  await form.getByLabel('Your Name').fill('José Núñez');
  await form.getByLabel('Your Email Address').fill('jose@example.com');
  await form.getByRole('button', { name: 'Get Started' }).click();
  await expect(page.getByRole('dialog', { name: 'Thank you for reaching out to us!' })).toBeVisible();

  await desk.kill();
  await desk.restart();
  const leads = listedLeads(desk.dataDir);
  expect(leads).toHaveLength(1);
  expect(JSON.stringify(leads)).toContain('jose@example.com');
  expect(JSON.stringify(leads)).toContain('José Núñez');
  await desk.stop();
});
