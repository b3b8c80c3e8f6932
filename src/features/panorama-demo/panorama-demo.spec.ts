import type { Page } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../../../tests/e2e/accessibility.ts';
import { expect, skipIfOff, test } from '../../../tests/e2e/page-helpers.ts';
import { channelsOf } from '../../../tests/e2e/palette.ts';
import { askExample, chooseRole, demo, press, radio } from '../../../tests/e2e/panorama.ts';
import { horizontalOverflow, movePointer, newTab, scrollPage } from '../../../tests/e2e/visit.ts';
import { isFullRun } from '../../../tests/test-scope.ts';
import { sum } from '../../demo-shared/sum.ts';
import { routes } from '../../routes.ts';

skipIfOff(routes.panorama);

const answer = (page: Page) => demo(page).getByRole('status').first();
/** Buttons of the accounts below an answer. */
const accountButtons = (page: Page) =>
  demo(page)
    .getByRole('list')
    .filter({ has: page.getByRole('button') })
    .first()
    .getByRole('button');

const expectRole = (page: Page, role: string) => expect(radio(page, role)).toBeChecked();
const accountPicker = (page: Page) =>
  demo(page).getByRole('combobox', { name: 'Account', exact: true });
const allAccountsNote = (page: Page) => demo(page).getByText(/^Sees 48 of 48 accounts/);

async function openDemo(page: Page): Promise<void> {
  await page.goto(routes.panorama);
  await demo(page).scrollIntoViewIfNeeded();
  await movePointer(page);
  await expectRole(page, 'Regional sales');
}

test('Panorama stores role, question and account in the URL, even if two change at once, and restores them in a new tab', async ({
  page,
  context,
}) => {
  await openDemo(page);
  await demo(page).evaluate((section) => {
    for (const label of ['Sales manager', 'What is the pipeline worth?'])
      [...section.querySelectorAll<HTMLElement>('label, button')]
        .find(({ textContent }) => textContent.includes(label))
        ?.click();
  });
  await expectRole(page, 'Sales manager');
  // The demonstration shows the previous role's data until the new role's data has loaded.
  await expect(allAccountsNote(page)).toBeVisible();
  await expect(answer(page)).toContainText(/^Deal value: \$\d/);
  const third = accountButtons(page).nth(2);
  // Chooses another account, because the answer opens the profile of its first account.
  await third.press('Enter');
  const name = ((await third.textContent()) ?? '').split(':')[0] ?? '';
  await expect(accountPicker(page).locator('option:checked')).toHaveText(name);
  const account = await accountPicker(page).inputValue();
  await expect(page).toHaveURL(
    new RegExp(
      `#try\\?role=salesManager&ask=What\\+is\\+the\\+pipeline\\+worth%3F&account=${account}$`,
    ),
  );
  const newPage = await newTab(context);
  await newPage.goto(page.url());
  await expectRole(newPage, 'Sales manager');
  await expect(answer(newPage)).toContainText(/^Deal value/);
  await expect(accountPicker(newPage)).toHaveValue(account);
});

test('Panorama keeps the focus and every letter of a question typed while a role loads', async ({
  page,
}) => {
  await openDemo(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/panorama-data/salesManager-*.json', async (route) => {
    await released;
    await route.continue();
  });
  await chooseRole(page, 'Sales manager');
  const field = demo(page).getByRole('searchbox');
  await field.clear();
  await field.pressSequentially('top 5 accounts by revenue', { delay: 20 });
  release();
  await expect(allAccountsNote(page)).toBeVisible();
  await page.keyboard.type(' in the last quarter', { delay: 20 });
  await expect(field).toHaveValue('top 5 accounts by revenue in the last quarter');
  await expect(answer(page)).toContainText(/^Revenue by account, in Q3 2026/);
});

test('Panorama reports a failed data request and loads the data on retry', async ({ page }) => {
  await openDemo(page);
  const supplyChainData = '**/panorama-data/supplyChain-*.json';
  await page.route(supplyChainData, (route) => route.abort());
  await chooseRole(page, 'Supply chain');
  await expect(demo(page).getByRole('alert')).toContainText(
    'The data of Supply chain could not be loaded.',
  );
  await expect(answer(page)).toHaveCount(0);
  await page.unroute(supplyChainData);
  await press(page, 'Try again');
  await expect(allAccountsNote(page)).toBeVisible();
  await expect(demo(page).getByRole('alert')).toHaveCount(0);
});

test('a role chosen by keyboard determines the visible accounts and fields, and the basis of scores', async ({
  page,
  browserErrors,
}) => {
  await openDemo(page);
  const hiddenFields = demo(page).getByRole('list', { name: 'Hidden from this role:' });
  await expect(demo(page).getByText('Sees 12 of 48 accounts (North).')).toBeVisible();
  await expect(hiddenFields.getByRole('listitem')).toHaveText(['margin', 'supplier', 'unit cost']);
  const basis = demo(page).getByText(/^Scored among/);
  await expect(basis).toHaveText(
    /among the 12 of 48 accounts in view\. A role that sees other accounts or fields gets another score/,
  );
  const names = await accountButtons(page).allTextContents();

  await radio(page, 'Regional sales').press('ArrowRight');
  await expect(allAccountsNote(page)).toBeVisible();
  await expect(hiddenFields.getByRole('listitem')).toHaveText([
    'contact email',
    'supplier',
    'unit cost',
  ]);
  await expect(
    demo(page).getByText(
      'Compared with Regional sales: 48 instead of 12 accounts; margin shown; contact email hidden.',
    ),
  ).toBeVisible();
  await expect(demo(page)).not.toContainText('@');
  expect(await accountButtons(page).allTextContents()).not.toEqual(names);

  await page.keyboard.press('ArrowRight');
  await expect(hiddenFields).toContainText('deal value');
  await expect(basis).toHaveText(
    /among all 48 accounts, without points for the worth of the account, because this role cannot see revenue\./,
  );
  await expect(demo(page)).not.toContainText('$');
  for (const _focused of ['search field', 'question about calls', 'question about stock'])
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toHaveText(/^\d+ stock lines, running short\.$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('The deal value is hidden from Supply chain.');
  expect(browserErrors).toEqual([]);
});

test('an account button opens and focuses the account’s profile; the points add up to the score; the account picker is sorted', async ({
  page,
}) => {
  await openDemo(page);
  const button = accountButtons(page).nth(1);
  const name = (await button.textContent()) ?? '';
  await button.press('Enter');
  const heading = demo(page).getByRole('heading', { name, exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const table = demo(page).getByRole('table', { name: 'Why it ranks where it does' });
  const points = (await table.locator('tbody td').allTextContents()).map((text) =>
    Number.parseInt(text, 10),
  );
  await expect(table.locator('tfoot td')).toHaveText(String(sum(points)));
  const options = await accountPicker(page).getByRole('option').allTextContents();
  expect(options).toEqual([...options].sort((a, b) => a.localeCompare(b)));
  // the accounts in the North, the region of Regional sales
  expect(options).toHaveLength(12);
});

test('the chart of Panorama follows the color scheme and shows values on focus and as a table', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openDemo(page);
  const figure = demo(page).getByRole('figure');
  const chart = figure.getByRole('group', { name: /^Pairs of bars by month/ });
  const colorOf = (series: number) =>
    chart
      .locator('g > g')
      .nth(series)
      .locator('rect')
      .first()
      .evaluate((bar) => getComputedStyle(bar).fill.match(/\d+/g)?.join(' '));
  await expect.poll(() => colorOf(0)).toBe(channelsOf('c-signal').join(' '));
  await expect.poll(() => colorOf(1)).toBe(channelsOf('c-ink').join(' '));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => colorOf(1)).toBe(channelsOf('c-paper').join(' '));

  const month = chart.getByRole('img').first();
  await month.focus();
  await expect(figure.getByText((await month.getAttribute('aria-label')) ?? '')).toBeVisible();
  await figure.getByText('Show as a table').press('Enter');
  // one row per month
  await expect(figure.locator('tbody tr')).toHaveCount(12);
});

test('the stream of events starts, pauses and resumes, and causes alerts', async ({ page }) => {
  await page.clock.install();
  await openDemo(page);
  const readCount = async () =>
    Number.parseInt(
      (await demo(page)
        .getByText(/events read$/)
        .textContent()) ?? '',
      10,
    );
  const startCount = await readCount();
  const alerts = demo(page).getByRole('complementary', { name: 'Alerts' });
  await page.clock.runFor(60_000);
  expect(await readCount()).toBe(startCount);
  await expect(alerts.locator('[aria-live]')).toBeEmpty();
  await press(page, 'Start the stream');
  await page.clock.runFor(5000);
  await expect.poll(readCount).toBeGreaterThan(startCount);
  await press(page, 'Pause the stream');
  const pausedCount = await readCount();
  await page.clock.runFor(10_000);
  expect(await readCount()).toBe(pausedCount);
  await press(page, 'Resume the stream');
  const end = demo(page).getByRole('button', { name: 'Play the day again' });
  // React starts an event's timer only after showing the previous event, so time passes in steps.
  await expect(async () => {
    await page.clock.runFor(1600);
    await expect(end).toBeVisible({ timeout: 1 });
  }).toPass({ intervals: [50] });
  await expect(alerts.locator('li button')).not.toHaveCount(0);
  await chooseRole(page, 'Sales manager');
  await expect(demo(page).getByText(/^0 of .+ events read$/)).toBeVisible();
});

for (const width of isFullRun ? [390, 320] : [320]) {
  test(`Panorama does not scroll horizontally on a ${width} px screen; on a 390 px screen, it has no accessibility violations`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openDemo(page);
    for (const [previous, role] of [
      ['Regional sales', 'Sales manager'],
      ['Sales manager', 'Supply chain'],
    ] as const) {
      await radio(page, role).press('Space');
      await expect(demo(page).getByText(`Compared with ${previous}:`)).toBeVisible();
      for (const question of [
        'Where will stock run short?',
        'What is the pipeline worth?',
        'Which accounts need a call this week?',
      ]) {
        await askExample(page, question);
        expect(await horizontalOverflow(page), `${role}: ${question}`).toBeLessThanOrEqual(0);
      }
    }
    for (const summary of await demo(page).locator('summary').all()) await summary.click();
    // Elements behind the fixed header would count as violations of the target size.
    await scrollPage(page, 0);
    // Resizes the page to 390 px.
    await expectNoAccessibilityViolations(page, 'narrowLight', 'narrowDark');
  });
}

test('Panorama answers a question from the role’s data, and again after the role changes', async ({
  page,
}) => {
  await page.goto(`${routes.panorama}#try?role=salesManager&ask=revenue+by+region`);
  await movePointer(page);
  // The amounts follow from the seed of the data (model/role-files.ts).
  await expect(answer(page)).toContainText(
    'Revenue by region, in the last 12 months: South $255,512, North $207,695',
  );
  await expect(demo(page).getByRole('group', { name: /^Revenue by region/ })).toBeVisible();
  await expectNoAccessibilityViolations(page, 'narrowDark', 'wideLight', 'wideDark');

  await chooseRole(page, 'Regional sales');
  await expect(answer(page)).toContainText(
    'Revenue by region, in the last 12 months: North $207,695',
  );
  await askExample(page, 'Which accounts need a call this week?');
  await expectNoAccessibilityViolations(page, 'wideLight', 'wideDark');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('Panorama shows each role’s answer to the first question', async ({ page }) => {
    await page.goto(routes.panorama);
    const answers = demo(page).getByRole('table', {
      name: 'The first question, asked by each role',
    });
    for (const role of ['Regional sales', 'Sales manager', 'Supply chain'])
      await expect(
        answers.getByRole('row', {
          name: new RegExp(`^${role}.*\\d+ of \\d+ accounts need a call`),
        }),
      ).toBeVisible();
    // Counts only the accounts that all roles see.
    await expect(demo(page).getByText(/^3 accounts, needing a call/)).toBeVisible();
    await expect(demo(page).getByText('Turn on JavaScript to switch roles')).toBeVisible();
    await expect(demo(page)).toContainText('Synthetic data');
    await expect(demo(page).getByRole('radio')).toHaveCount(0);
  });
});
