import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../../../tests/e2e/accessibility.ts';
import {
  cards,
  demoSection,
  openDemo,
  results,
  scrollToDemo,
  searchField,
  statusLine,
} from '../../../tests/e2e/asset-iq.ts';
import { expect, skipIfOff, test } from '../../../tests/e2e/page-helpers.ts';
import { hexOf } from '../../../tests/e2e/palette.ts';
import { horizontalOverflow, newTab, phone } from '../../../tests/e2e/visit.ts';
import { routes } from '../../routes.ts';

skipIfOff(routes.assetIq);

/** Caption of the asset `traffic`, the first result for `teal bus`. */
const firstCaption = 'One car has stopped where it should not.';
const libraryPattern = '**/asset-iq/library-*.json';
const firstCard = (page: Page) => cards(page).first();
const personFilter = (page: Page) => page.getByRole('checkbox', { name: /^person-05/ });
const expectStatus = (page: Page, text: string | RegExp) =>
  expect(statusLine(page)).toContainText(text);
const clearButton = (page: Page) => page.getByRole('button', { name: 'Clear the search' });

test.describe('Asset IQ search', () => {
  test('search and detail panel work by keyboard', async ({ page, browserErrors }) => {
    await openDemo(page);
    await searchField(page).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('teal bus');
    await expect(firstCard(page).getByRole('heading')).toHaveText(firstCaption);
    await expect(firstCard(page)).toContainText('bus × 1 · teal');
    await firstCard(page).getByRole('button').focus();
    await page.keyboard.press('Enter');
    const detail = page.getByRole('dialog', { name: firstCaption });
    await expect(detail).toContainText('a city road junction');
    await page.keyboard.press('Escape');
    await expect(detail).toBeHidden();
    await expect(firstCard(page).getByRole('button')).toBeFocused();
    expect(browserErrors).toEqual([]);
  });

  test('filters narrow the results and update counts; a button lists all assets with the same person', async ({
    page,
  }) => {
    await openDemo(page);
    await searchField(page).fill('');
    await expectStatus(page, /All \d+ assets/);
    await personFilter(page).check();
    await expectStatus(page, /\d+ of \d+/);
    const [, count, total] =
      /(\d+) of (\d+)/.exec((await statusLine(page).textContent()) ?? '') ?? [];
    expect(Number(count)).toBeGreaterThan(3);
    expect(Number(count)).toBeLessThan(Number(total));
    await expect(
      page.getByRole('checkbox', { name: new RegExp(`^person-05 ${count}`) }),
    ).toBeChecked();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expectStatus(page, `All ${total} assets`);

    await searchField(page).fill('orange hard hat');
    await cards(page).filter({ hasText: 'with an engineer on site' }).getByRole('button').click();
    await page.getByRole('button', { name: /^See all with person-05, in \d+ assets/ }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(
      results(page).getByRole('heading', { name: 'Results', exact: true }),
    ).toBeFocused();
    await expectStatus(page, `${count} of ${total}`);
  });

  test('stores query, filter and open asset in the URL, and restores them in a new tab', async ({
    page,
    context,
  }) => {
    await openDemo(page);
    await searchField(page).fill('teal bus');
    await personFilter(page).check();
    await firstCard(page).getByRole('button').click();
    await expect(page).toHaveURL(/#try\?ask=teal\+bus&face=person-05&asset=traffic$/);
    const detail = (tab: Page) => tab.getByRole('dialog', { name: firstCaption });
    await expect(
      detail(page).getByRole('link', { name: '/asset-IQ#try?asset=traffic' }),
    ).toBeVisible();
    const newPage = await newTab(context);
    // The fragment scrolls the page, which starts the demonstration.
    await newPage.goto(page.url());
    await expect(detail(newPage)).toBeVisible();
    await newPage.keyboard.press('Escape');
    await expect(newPage).toHaveURL(/#try\?ask=teal\+bus&face=person-05$/);
    await expect(searchField(newPage)).toHaveValue('teal bus');
    await expect(personFilter(newPage)).toBeChecked();
  });

  test('an empty result suggests queries; the clear button focuses the search field', async ({
    page,
  }) => {
    await openDemo(page);
    await searchField(page).fill('elephant');
    await expect(results(page)).toContainText('Nothing in the library answers that.');
    await results(page).getByRole('button', { name: 'orange car' }).click();
    await expect(searchField(page)).toHaveValue('orange car');
    await clearButton(page).click();
    await expect(searchField(page)).toHaveValue('');
    await expect(searchField(page)).toBeFocused();
    await expectStatus(page, /All \d+ assets/);
    await expect(clearButton(page)).toBeHidden();
  });

  test('reports corrections, translations and unknown or unlabeled terms, and shows near matches', async ({
    page,
  }) => {
    await openDemo(page);
    for (const [query, note] of [
      ['microscpoe and flaskk', 'Read as “microscope” for “microscpoe”, “flask” for “flaskk”.'],
      ['rotes Auto bei Nacht', 'Read from German: “red car at night”.'],
      ['Bauernhof mit Windrad', '“bauernhof” is not a word it knows.'],
      ['Hund', /Read from German: “dog”\.\s*Not in this library: “dog”\./],
      ['doctor', /1 of \d+ assets.*Not labeled here: “doctor”\./],
      ['truck without people', 'No asset has all of it together.'],
      [
        'elephant near a wind turbine',
        /None of \d+ assets\s*Not in this library: “elephant”\.\s*Understood: wind turbine\./,
      ],
      ['woman in red dress', /None of \d+ assets\s*Not labeled here: “woman” or “red dress”\./],
    ] as const) {
      await searchField(page).fill(query);
      await expectStatus(page, note);
    }
    // Results of the last query: assets with a person, the label closest to “woman”.
    await expect(results(page).getByText(/^\d+ near matches$/)).toBeVisible();
    await expect(firstCard(page)).toContainText('closest label');
  });

  test('draws a box around each match, light on night and dark on day pictures', async ({
    page,
  }) => {
    await openDemo(page, `${routes.assetIq}#try?ask=house`);
    const boxesOf = (caption: string) =>
      cards(page).filter({ hasText: caption }).locator('svg[aria-hidden] > svg');
    const lineColorOf = (caption: string) =>
      boxesOf(caption)
        .locator('use')
        .last()
        .evaluate((path) => getComputedStyle(path).getPropertyValue('--annotation-line'));
    await expect.poll(() => lineColorOf('After dark')).toBe(hexOf('c-paper'));
    await expect.poll(() => lineColorOf('One car has stopped')).toBe(hexOf('c-ink'));
    const boxes = boxesOf('One car has stopped');
    await expect(boxes).toHaveCount(3);
    for (const box of await boxes.all())
      expect((await box.boundingBox())?.width).toBeGreaterThan(10);
  });

  test('a link to #try does not hide the heading behind the header', async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      // `goto` does not reload the same URL with a fragment.
      await page.goto(routes.home);
      await page.goto(`${routes.assetIq}#try`);
      const heading = demoSection(page).getByRole('heading', { level: 2 });
      await expect(heading).toBeInViewport({ ratio: 1 });
      const header = await page.getByRole('banner').boundingBox();
      await expect
        .poll(async () => (await heading.boundingBox())?.y ?? 0, `${width} px`)
        .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    }
  });

  test('exports the results as CSV and one asset as JSON', async ({ page }) => {
    await openDemo(page);
    await searchField(page).fill('leaf mark');
    await expect(cards(page)).toHaveCount(3);
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      results(page).getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(csv.suggestedFilename()).toBe('asset-iq-results.csv');
    const lines = (await readFile(await csv.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(4);
    // A line ends with the frame's width and height, the match score and the URL.
    expect(lines[1]).toMatch(/"\d+","\d+","[01]\.\d{3}","http.*\/asset-IQ#try\?asset=[a-z-]+"$/);
    await firstCard(page).getByRole('button').click();
    const [json] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: 'Export JSON' }).click(),
    ]);
    expect(JSON.parse(await readFile(await json.path(), 'utf8'))).toHaveLength(1);
  });

  test('reports a failed library request; “Try again” repeats it', async ({ page }) => {
    await page.route(libraryPattern, (route) => route.abort());
    await page.goto(routes.assetIq);
    await scrollToDemo(page);
    await expect(demoSection(page).getByRole('status')).toHaveText(
      'The library could not be loaded.',
    );
    // The static preview with `cardsPerPage` results (Results.tsx) stays visible.
    await expect(demoSection(page).getByRole('img')).toHaveCount(6);
    await page.unroute(libraryPattern);
    await demoSection(page).getByRole('button', { name: 'Try again' }).click();
    await expect(searchField(page)).toBeVisible();
  });

  test('at 390 px, filters are collapsed, nothing scrolls sideways, and controls are 44 px tall', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await openDemo(page);
    await expect(personFilter(page)).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).click();
    await personFilter(page).check();
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    const tooSmall = await demoSection(page)
      .locator('button:visible, summary:visible, label:has([type=checkbox]):visible')
      .evaluateAll((targets) =>
        targets
          // The h4's button covers a card; 43.5 allows for rounding.
          .filter((target) => !target.closest('h4') && target.getBoundingClientRect().height < 43.5)
          .map((target) => target.textContent),
      );
    expect(tooSmall).toEqual([]);
    await searchField(page).fill('x'.repeat(200));
    await expect(results(page)).toContainText('xxx');
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  });

  test('has no accessibility violations in search, filters, empty result and detail panel', async ({
    page,
  }) => {
    await openDemo(page);
    await personFilter(page).check();
    await expectNoAccessibilityViolations(page, 'wideLight', 'wideDark');
    await searchField(page).fill('elephant');
    await expectNoAccessibilityViolations(page);
    await searchField(page).fill('one face, film shot');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await cards(page).filter({ hasText: 'One face, in two frames.' }).getByRole('button').click();
    await page.getByText('Boxes, as fractions of the frame').first().click();
    await page.getByRole('button', { name: 'Add a field' }).click();
    await expectNoAccessibilityViolations(page);
  });
});
