import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoFaults } from '../../../tests/e2e/forms.ts';
import { expect, test } from '../../../tests/e2e/site.ts';
import { stored } from '../../../tests/e2e/states.ts';
import { routes } from '../../routes.ts';

const library = '**/asset-iq/library-*.json';
const field = (page: Page) => page.getByRole('searchbox', { name: 'What are you looking for?' });
const section = (page: Page) => page.getByRole('region', { name: 'Ask this site’s own pictures' });
const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const cards = (page: Page) =>
  results(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 4 }) });
const count = (page: Page) => results(page).getByRole('status');

/** Scrolls to the section, as a visitor does. */
async function come(page: Page): Promise<void> {
  await section(page).scrollIntoViewIfNeeded();
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
}

/** Opens the page and waits for the search. */
async function openDemo(page: Page, address: string = routes.assetIq): Promise<void> {
  await page.goto(address);
  await come(page);
  await expect(field(page)).toBeVisible({ timeout: 15_000 });
}

test.describe('Asset IQ, live', () => {
  test('loads nothing until it is approached, and shows three answered questions meanwhile', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => /AssetIq|asset-iq\/library/.test(request.url()) && asked.push(request.url()));
    await page.goto(routes.assetIq, { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await expect(section(page).getByRole('img')).toHaveCount(3);
    await come(page);
    await expect(field(page)).toBeVisible({ timeout: 15_000 });
    expect(asked.some((url) => url.includes('/asset-iq/library-'))).toBe(true);
  });

  test('a search by keyboard: typed, answered, explained, opened and left', async ({ page, complaints }) => {
    await openDemo(page);
    await field(page).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('teal bus');
    await expect(cards(page).first().getByRole('heading')).toHaveText('One car has stopped where it should not.');
    await expect(cards(page).first()).toContainText('bus × 1 · teal');
    await cards(page).first().getByRole('button').focus();
    await page.keyboard.press('Enter');
    const detail = page.getByRole('dialog', { name: 'One car has stopped where it should not.' });
    await expect(detail).toContainText('a city road junction');
    await page.keyboard.press('Escape');
    await expect(detail).toBeHidden();
    await expect(cards(page).first().getByRole('button')).toBeFocused();
    expect(complaints).toEqual([]);
  });

  test('draws the matched boxes on the pictures: as many as the line beside them counts', async ({ page }) => {
    await openDemo(page);
    await field(page).fill('three battery units');
    await expect(cards(page).first()).toContainText('battery unit × 3');
    const box = await cards(page)
      .first()
      .locator('svg[aria-hidden] > svg')
      .evaluateAll((boxes) => boxes.map((drawn) => drawn.getBoundingClientRect().width));
    expect(box).toHaveLength(3);
    for (const width of box) expect(width).toBeGreaterThan(10);
  });

  test('filters narrow the answers, count what is left, and a person leads to every asset they are in', async ({ page }) => {
    await openDemo(page);
    await field(page).fill('');
    await expect(count(page)).toContainText(/All \d+ assets/);
    await page.getByRole('checkbox', { name: /^person-05/ }).check();
    await expect(count(page)).toContainText(/\d+ of \d+/);
    const [, left, all] = /(\d+) of (\d+)/.exec((await count(page).textContent()) ?? '') ?? [];
    expect(Number(left)).toBeGreaterThan(3);
    expect(Number(left)).toBeLessThan(Number(all));
    await expect(page.getByRole('checkbox', { name: new RegExp(`^person-05 ${left}`) })).toBeChecked();
    const turbines = page.getByRole('checkbox', { name: /^wind turbine/ });
    const counted = Number(/\d+/.exec((await page.locator('label', { has: turbines }).textContent()) ?? '')?.[0]);
    await turbines.check();
    await expect(count(page)).toContainText(`${counted} of ${all}`);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(count(page)).toContainText(`All ${all} assets`);

    await field(page).fill('orange hard hat');
    await cards(page).first().getByRole('button').click();
    await page.getByRole('button', { name: /^See all with person-05, in \d+ assets/ }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(results(page).getByRole('heading', { name: 'Results', exact: true })).toBeFocused();
    await expect(count(page)).toContainText(`${left} of ${all}`);
  });

  test('a field of one’s own is kept after a reload, and the search reads it', async ({ page }) => {
    await openDemo(page);
    await field(page).fill('letterbox');
    await cards(page).first().getByRole('button').click();
    await page.getByRole('button', { name: 'Add a field' }).click();
    await page.getByLabel('Field name').fill('Licence');
    await page.getByLabel('Value', { exact: true }).fill('renewable in spring');
    await expect.poll(() => stored(page, 'assetIqFields')).toContain('renewable in spring');
    await page.reload();
    await come(page);
    await field(page).fill('renewable in spring');
    await expect(cards(page)).toHaveCount(1);
    await cards(page).first().getByRole('button').click();
    await expect(page.getByLabel('Value', { exact: true })).toHaveValue('renewable in spring');
  });

  test('the address follows the search, and opened elsewhere it asks the same at once', async ({ page, context, baseURL }) => {
    await openDemo(page);
    await field(page).fill('wave mark');
    await page.getByRole('checkbox', { name: /^truck/ }).check();
    await expect(page).toHaveURL(/\?q=wave\+mark&object=truck#try$/);
    const other = await context.newPage();
    await other.addInitScript(() => sessionStorage.setItem('visit', 'started'));
    // Nobody moves a pointer here: the address itself leads to the section.
    await other.goto(page.url());
    await expect(field(other)).toHaveValue('wave mark', { timeout: 15_000 });
    await expect(other.getByRole('checkbox', { name: /^truck/ })).toBeChecked();
    expect(await count(other).textContent()).toBe(await count(page).textContent());
    expect(baseURL && other.url().startsWith(baseURL)).toBe(true);
  });

  test('says plainly that nothing answers, and what would', async ({ page }) => {
    await openDemo(page);
    await field(page).fill('elephant');
    await expect(results(page)).toContainText('Nothing in the library answers that.');
    await results(page).getByRole('button', { name: 'orange car' }).click();
    await expect(field(page)).toHaveValue('orange car');
    await field(page).fill('elephant near a wind turbine');
    await expect(count(page)).toContainText('Nothing here answers to “elephant”.');
  });

  test('a film shot opens the film at its second', async ({ page, complaints }) => {
    await openDemo(page, `${routes.assetIq}?q=one+face&type=film+shot#try`);
    await cards(page).filter({ hasText: 'One face, in two frames.' }).getByRole('button').click();
    const film = page.locator('dialog video');
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime), { timeout: 15_000 }).toBeGreaterThan(21);
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeLessThan(30);
    // To jump, the browser leaves off one request for the film and makes another.
    expect(complaints.filter((complaint) => !/\/film\/.*ERR_ABORTED/.test(complaint))).toEqual([]);
  });

  test('exports the answers as CSV and one asset as JSON', async ({ page }) => {
    await openDemo(page);
    await field(page).fill('leaf mark');
    await expect(cards(page)).toHaveCount(3);
    const [csv] = await Promise.all([page.waitForEvent('download'), results(page).getByRole('button', { name: 'Export CSV' }).click()]);
    expect(csv.suggestedFilename()).toBe('asset-iq-results.csv');
    expect((await readFile(await csv.path(), 'utf8')).trim().split('\r\n')).toHaveLength(4);
    await cards(page).first().getByRole('button').click();
    const [json] = await Promise.all([page.waitForEvent('download'), page.getByRole('dialog').getByRole('button', { name: 'Export JSON' }).click()]);
    expect(JSON.parse(await readFile(await json.path(), 'utf8'))).toHaveLength(1);
  });

  test('a library that does not come is said, and comes when tried again', async ({ page }) => {
    await page.route(library, (route) => route.abort());
    await page.goto(routes.assetIq);
    await come(page);
    await expect(section(page).getByRole('status')).toHaveText('The library could not be loaded.', { timeout: 15_000 });
    await expect(section(page).getByRole('img')).toHaveCount(3);
    await page.unroute(library);
    await section(page).getByRole('button', { name: 'Try again' }).click();
    await expect(field(page)).toBeVisible();
  });

  test('blocked storage breaks nothing', async ({ page, complaints }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'] as const)
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    });
    await openDemo(page);
    await cards(page).first().getByRole('button').click();
    await page.getByRole('button', { name: 'Add a field' }).click();
    await page.getByLabel('Value', { exact: true }).fill('kept for this visit');
    await page.keyboard.press('Escape');
    await field(page).fill('kept for this visit');
    await expect(cards(page)).toHaveCount(1);
    expect(complaints).toEqual([]);
  });

  test('at 390 px the filters fold away, nothing scrolls sideways, and every target is 44 px tall', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openDemo(page);
    await expect(page.getByRole('checkbox', { name: /^person-05/ })).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('checkbox', { name: /^person-05/ }).check();
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const small = await section(page)
      .locator('button:visible, summary:visible, label:has([type=checkbox]):visible')
      .evaluateAll((targets) => targets.filter((target) => !target.closest('h4') && target.getBoundingClientRect().height < 43.5).map((target) => target.textContent));
    expect(small).toEqual([]);
  });

  test('no accessibility fault in the search, under filters, without an answer, and in the panel', async ({ page }) => {
    await openDemo(page);
    await page.getByRole('checkbox', { name: /^person-05/ }).check();
    await expectNoFaults(page, 'wideLight', 'wideDark');
    await field(page).fill('elephant');
    await expectNoFaults(page, 'wideLight', 'narrowDark');
    await field(page).fill('one face, film shot');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await cards(page).filter({ hasText: 'One face, in two frames.' }).getByRole('button').click();
    await page.getByText('Boxes, as fractions of the frame').first().click();
    await page.getByRole('button', { name: 'Add a field' }).click();
    await expectNoFaults(page, 'wideLight', 'narrowDark');
  });
});
