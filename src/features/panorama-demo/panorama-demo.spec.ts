import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isExhaustive } from '../../../tests/breadth.ts';
import { expectNoFaults } from '../../../tests/e2e/accessibility.ts';
import { channelsOf } from '../../../tests/e2e/palette.ts';
import { expect, test } from '../../../tests/e2e/states.ts';
import { routes } from '../../routes.ts';

const demo = (page: Page) => page.getByRole('region', { name: 'Same question, another role' });
const table = (page: Page, name = 'Which accounts need a call this week?') => demo(page).getByRole('table', { name, exact: true });

/** Opens the page and scrolls to the demonstration, as a visitor does. */
async function open(page: Page): Promise<void> {
  await page.goto(routes.panorama);
  await demo(page).scrollIntoViewIfNeeded();
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await expect(demo(page).getByRole('radio', { name: /Regional sales/ })).toBeChecked();
}

test('loads nothing of the demonstration before the visitor has come near', async ({ page, complaints }) => {
  const scripts: string[] = [];
  page.on('request', (request) => /PanoramaDemo|draw-chart/.test(request.url()) && scripts.push(request.url()));
  // So low a screen that the demonstration is more than half a screen below it.
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(routes.panorama, { waitUntil: 'networkidle' });
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await page.waitForTimeout(800);
  expect(scripts).toEqual([]);
  await demo(page).scrollIntoViewIfNeeded();
  await expect(demo(page).getByRole('radio', { name: /Regional sales/ })).toBeChecked();
  await expect.poll(() => scripts.length).toBe(2);
  expect(complaints).toEqual([]);
});

test('the address holds role, question and account, and opened elsewhere it shows the same', async ({ page, context }) => {
  await open(page);
  await demo(page)
    .getByRole('radio', { name: /Sales manager/ })
    .check({ force: true });
  await expect(demo(page).getByText('Compared with Regional sales: +36 accounts; margin open; contact email closed.')).toBeVisible();
  await demo(page).getByRole('radio', { name: 'What is the pipeline worth?' }).check({ force: true });
  const third = table(page, 'What is the pipeline worth?').getByRole('button').nth(2);
  // The question opens the profile of its own first account: the choice comes after that.
  await third.press('Enter');
  const name = ((await third.textContent()) ?? '').split(':')[0] ?? '';
  const picker = demo(page).getByRole('combobox').first();
  await expect(picker.locator('option:checked')).toHaveText(name);
  const account = await picker.inputValue();
  await expect(page).toHaveURL(new RegExp(`\\?role=salesManager&question=pipeline&account=${account}#try$`));
  const other = await context.newPage();
  await other.addInitScript(() => sessionStorage.setItem('visit', 'started'));
  await other.goto(page.url());
  await expect(demo(other).getByRole('radio', { name: /Sales manager/ })).toBeChecked();
  await expect(table(other, 'What is the pipeline worth?')).toBeVisible();
  await expect(demo(other).getByRole('combobox').first()).toHaveValue(account);
});

test('two choices made at once both count', async ({ page }) => {
  await open(page);
  await demo(page).evaluate((section) => {
    for (const label of ['Sales manager', 'What is the pipeline worth?'])
      [...section.querySelectorAll('label')].find(({ textContent }) => textContent.includes(label))?.click();
  });
  await expect(page).toHaveURL(/\?role=salesManager&question=pipeline/);
  await expect(demo(page).getByRole('radio', { name: /Sales manager/ })).toBeChecked();
  await expect(table(page, 'What is the pipeline worth?')).toBeVisible();
});

test('all rows can be shown and exported, without what is hidden from the role; the picker is sorted', async ({ page }) => {
  await open(page);
  await demo(page)
    .getByRole('radio', { name: /Sales manager/ })
    .check({ force: true });
  const all = demo(page).getByRole('button', { name: /^Show all \d+$/ });
  const count = Number.parseInt((await all.textContent())?.replace(/\D/g, '') ?? '', 10);
  await expect(table(page).locator('tbody tr')).toHaveCount(6);
  await all.press('Enter');
  await expect(table(page).locator('tbody tr')).toHaveCount(count);
  const [file] = await Promise.all([page.waitForEvent('download'), demo(page).getByRole('button', { name: 'Export CSV' }).press('Enter')]);
  expect(file.suggestedFilename()).toBe('panorama-calls.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(count + 1);
  expect(lines[0]).toContain('"Margin, 12 months"');
  expect(lines[0]).not.toContain('Email');
  expect(lines.join()).not.toContain('@');
  const names = await demo(page).getByLabel('Account').getByRole('option').allTextContents();
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other)));
});

test('a score says what it is measured against, and why another role may get another', async ({ page }) => {
  await open(page);
  const basis = demo(page).getByText(/^Scored among/);
  await expect(basis).toHaveText(/among the 12 of 48 accounts in view\. A role that sees other accounts or fields gets another score/);
  await demo(page)
    .getByRole('radio', { name: /Supply chain/ })
    .check({ force: true });
  await expect(basis).toHaveText(/among all 48 accounts, without the worth of the account, which rests on revenue\./);
});

test('an account that a role does not see is in neither its address nor its page', async ({ page }) => {
  await page.goto(`${routes.panorama}?role=regionalSales&account=brindlewick#try`);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await expect(demo(page).getByRole('radio', { name: /Regional sales/ })).toBeChecked();
  await expect(page).toHaveURL(/\?role=regionalSales&question=calls#try$/);
  await expect(demo(page)).not.toContainText('Brindlewick');
});

test('data that does not come is told, and can be asked for again', async ({ page }) => {
  await open(page);
  await page.route('**/panorama-data/supplyChain-*.json', (route) => route.abort());
  await demo(page)
    .getByRole('radio', { name: /Supply chain/ })
    .check({ force: true });
  await expect(demo(page).getByRole('alert')).toContainText('The data of Supply chain could not be loaded.');
  await expect(table(page)).toHaveCount(0);
  await page.unroute('**/panorama-data/supplyChain-*.json');
  await demo(page).getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(demo(page).getByText(/^Sees 48 of 48 accounts/)).toBeVisible();
  await expect(demo(page).getByRole('alert')).toHaveCount(0);
});

test('another role gets other rows and closed columns, by keyboard alone', async ({ page, complaints }) => {
  await open(page);
  await expect(demo(page).getByText('Sees 12 of 48 accounts (North).')).toBeVisible();
  const rows = await table(page).locator('tbody tr td:first-child').allTextContents();
  await expect(table(page).getByRole('columnheader', { name: 'Margin, 12 months hidden' })).toBeVisible();

  await demo(page)
    .getByRole('radio', { name: /Regional sales/ })
    .focus();
  await page.keyboard.press('ArrowRight');
  await expect(demo(page).getByText(/^Sees 48 of 48 accounts/)).toBeVisible();
  await expect(table(page).getByRole('columnheader', { name: 'Margin, 12 months', exact: true })).toBeVisible();
  await expect(table(page).getByRole('columnheader', { name: 'Email hidden' })).toBeVisible();
  await expect(table(page)).not.toContainText('@');
  expect(await table(page).locator('tbody tr td:first-child').allTextContents()).not.toEqual(rows);

  await page.keyboard.press('ArrowRight');
  await expect(table(page)).not.toContainText('$');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(table(page, 'Where will stock run short?')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(demo(page).getByText(/^Values are closed to this role/)).toBeVisible();
  await expect(table(page, 'What is the pipeline worth?').getByRole('columnheader', { name: 'Value hidden', exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an account opens its profile and takes the focus there; its score adds up', async ({ page }) => {
  await open(page);
  const button = table(page).getByRole('button').nth(1);
  const name = (await button.textContent())?.replace(/:.*/, '') ?? '';
  await button.press('Enter');
  const heading = demo(page).getByRole('heading', { name, exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const parts = demo(page).getByRole('table', { name: 'Why it ranks where it does' });
  const points = (await parts.locator('tbody td').allTextContents()).map((text) => Number.parseInt(text, 10));
  await expect(parts.locator('tfoot td')).toHaveText(String(points.reduce((sum, point) => sum + point, 0)));
  await expect(demo(page).getByLabel('Account').getByRole('option')).toHaveCount(12);
});

test('charts are drawn in the scheme’s own colors, follow its change and have a table', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page);
  const chart = demo(page).getByRole('img', { name: /^Stacked bars of the accounts to call/ });
  const colors = ['c-signal', 'c-ink', 'c-paper'].map((name) => channelsOf(name).join(' '));
  const shades = () =>
    chart.evaluate((canvas: HTMLCanvasElement, [signal = '', ink = '', paper = '']) => {
      const { data } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(0, 0, canvas.width, canvas.height);
      const seen = new Set<string>();
      for (let at = 0; at < data.length; at += 4) if (data[at + 3] === 255) seen.add([data[at], data[at + 1], data[at + 2]].join(' '));
      return { signal: seen.has(signal), ink: seen.has(ink), paper: seen.has(paper) };
    }, colors);
  await expect.poll(shades).toEqual({ signal: true, ink: true, paper: false });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(shades).toEqual({ signal: true, ink: false, paper: true });

  const figure = demo(page).getByRole('figure').first();
  await figure.getByText('Show as a table').press('Enter');
  const totals = await figure.locator('tbody tr td:last-child').allTextContents();
  expect(totals).toEqual(await table(page).locator('tbody tr td:nth-child(2)').allTextContents());
});

test('alerts arrive once they are asked for, can be paused and go on; a role is warned of its own accounts only', async ({ page }) => {
  await page.clock.install();
  await open(page);
  const read = async () =>
    Number.parseInt(
      (await demo(page)
        .getByText(/events read$/)
        .textContent()) ?? '',
      10,
    );
  const before = await read();
  const announced = demo(page).getByRole('complementary', { name: 'Alerts' }).locator('[aria-live]');
  await page.clock.runFor(60_000);
  expect(await read()).toBe(before);
  await expect(announced).toBeEmpty();
  await demo(page).getByRole('button', { name: 'Start the stream' }).press('Enter');
  await page.clock.runFor(5000);
  await expect.poll(read).toBeGreaterThan(before);
  await demo(page).getByRole('button', { name: 'Pause the stream' }).press('Enter');
  const paused = await read();
  await page.clock.runFor(10_000);
  expect(await read()).toBe(paused);
  await demo(page).getByRole('button', { name: 'Resume the stream' }).press('Enter');
  await page.clock.runFor(60_000);
  await expect(demo(page).getByRole('button', { name: 'Play the day again' })).toBeVisible();
  const own = await demo(page).getByLabel('Account').getByRole('option').allTextContents();
  const warned = await demo(page).getByRole('complementary', { name: 'Alerts' }).locator('li button').allTextContents();
  expect(warned.length).toBeGreaterThan(0);
  for (const name of warned) expect(own).toContain(name);
});

for (const width of isExhaustive ? [390, 320] : [320]) {
  test(`on a screen ${width} px wide everything is in reach, sideways scroll is not needed, and accessibility holds`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page);
    for (const role of ['Sales manager', 'Supply chain']) {
      await demo(page)
        .getByRole('radio', { name: new RegExp(role) })
        .focus();
      await page.keyboard.press('Space');
      await expect(demo(page).locator('[aria-busy=true]')).toHaveCount(0);
      for (const question of ['Where will stock run short?', 'What is the pipeline worth?', 'Which accounts need a call this week?']) {
        await demo(page).getByRole('radio', { name: question }).focus();
        await page.keyboard.press('Space');
        await expect(table(page, question)).toBeVisible();
        // The style takes the cells out of the table layout here: the roles have to be explicit.
        const cells = await table(page, question).locator('tbody tr').first().locator('td').count();
        await expect(table(page, question).locator('tbody[role=rowgroup] > tr[role=row]').first().locator('td[role=cell]')).toHaveCount(cells);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${role}: ${question}`).toBeLessThanOrEqual(0);
        // The name has the whole row, so that no rule stands under half of it.
        const row = table(page, question).locator('tbody tr').first();
        const missing = () => row.evaluate((line) => line.getBoundingClientRect().width - (line.firstElementChild?.getBoundingClientRect().width ?? 0));
        await expect.poll(missing).toBeLessThanOrEqual(1);
      }
    }
    for (const summary of await demo(page).locator('summary').all()) await summary.click();
    // What the fixed header happens to cover has no size of its own.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectNoFaults(page, 'narrowLight', 'narrowDark');
    await expect(demo(page)).toBeVisible();
  });
}

test('no accessibility fault on a wide screen, for any question', async ({ page }) => {
  await open(page);
  for (const question of ['Which accounts need a call this week?', 'Where will stock run short?', 'What is the pipeline worth?']) {
    await demo(page).getByRole('radio', { name: question }).check({ force: true });
    await expect(table(page, question)).toBeVisible();
    await expectNoFaults(page, 'wideLight', 'wideDark');
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the first question stands answered for each role', async ({ page }) => {
    await page.goto(routes.panorama);
    const answers = table(page, 'The first question, asked by each role');
    for (const role of ['Regional sales', 'Sales manager', 'Supply chain'])
      await expect(answers.getByRole('row', { name: new RegExp(`^${role}.*\\d+ of \\d+ accounts need a call`) })).toBeVisible();
    await expect(table(page).locator('tbody tr')).not.toHaveCount(0);
    await expect(demo(page).getByText('Turn on JavaScript to switch roles')).toBeVisible();
    await expect(demo(page)).toContainText('Synthetic data');
    await expect(demo(page).getByRole('radio')).toHaveCount(0);
  });
});
