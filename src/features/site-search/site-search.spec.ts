import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { allDisplays, expectNoAccessibilityViolations } from '../../../tests/e2e/accessibility.ts';
import {
  expect,
  expectTabsTrapped,
  holdRequests,
  recordRequests,
  scriptUrl,
  test,
} from '../../../tests/e2e/page-helpers.ts';
import { openPage, phone, waitForPaint } from '../../../tests/e2e/visit.ts';
import { navigation } from '../../../tests/labels.ts';
import { allPages, builtHtml } from '../../../tests/pages.ts';
import { routes } from '../../routes.ts';
import { INDEX_PATH, SHARDS_PATH } from './index-file.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => dialog(page).getByRole('searchbox', { name: 'Search the site' });
const results = (page: Page) => dialog(page).getByRole('listitem').getByRole('link');
const firstResult = (page: Page) => results(page).first();
const status = (page: Page) => dialog(page).getByRole('status');
const icon = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' });
const closeButton = (page: Page) => dialog(page).getByRole('button', { name: 'Close search' });
const allResults = (page: Page) => page.getByRole('link', { name: 'All results on one page' });
const indexUrl = new RegExp(`${INDEX_PATH}$`);

async function openDialog(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

async function pressEscape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
}

/** Opens a page and its search dialog, and types a query. */
async function search(page: Page, query: string, path = '/about-us'): Promise<void> {
  await openPage(page, path);
  await openDialog(page);
  await page.keyboard.type(query);
}

test('the search dialog opens by Ctrl+K, Cmd+K or the header’s icon, traps focus, and returns focus when closed', async ({
  page,
  browserErrors,
}) => {
  await openPage(page, '/about-us');
  await openDialog(page);
  await expectTabsTrapped(page, 4);
  await pressEscape(page);
  await page.keyboard.press('Meta+k');
  await expect(dialog(page)).toBeVisible();
  await closeButton(page).click();
  await expect(dialog(page)).toBeHidden();
  await icon(page).click();
  await expect(field(page)).toBeFocused();
  // Clicks the backdrop.
  await page.mouse.click(20, 450);
  await expect(dialog(page)).toBeHidden();
  await expect(icon(page)).toBeFocused();
  await expect(page).toHaveURL('/about-us');
  expect(browserErrors).toEqual([]);
});

test('a Ctrl+click on the search icon opens the search page in a new tab; Ctrl+K also works with Caps Lock; Ctrl+Shift+K is the browser’s', async ({
  page,
  context,
}) => {
  await openPage(page, '/about-us');
  const newTab = context.waitForEvent('page');
  await icon(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await newTab).toHaveURL(routes.search);
  await expect(dialog(page)).toBeHidden();
  const isHandled = (keys: { key: string; shiftKey?: boolean }) =>
    page.evaluate((init) => !document.body.dispatchEvent(new KeyboardEvent('keydown', init)), {
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
      ...keys,
    });
  expect(await isHandled({ key: 'K', shiftKey: true })).toBe(false);
  expect(await isHandled({ key: 'K' })).toBe(true);
  await expect(field(page)).toBeFocused();
});

test('the search loads its script on hover or focus, and its index once, when opened', async ({
  page,
}) => {
  const requestedUrls = recordRequests(page, /./);
  const countRequests = (url: RegExp) => requestedUrls.filter((each) => url.test(each)).length;
  for (const trigger of [() => icon(page).focus(), () => icon(page).hover()]) {
    requestedUrls.length = 0;
    await page.goto('/about-us', { waitUntil: 'networkidle' });
    // `client.*.js` contains React.
    expect(countRequests(/\/(SearchIsland|SearchDialog|finder|client)\./)).toBe(0);
    await trigger();
    await expect.poll(() => countRequests(/\/SearchDialog\./)).toBe(1);
    await expect(dialog(page)).toHaveCount(0);
  }
  expect(countRequests(indexUrl)).toBe(0);
  for (const query of ['retention', 'bearing']) {
    await openDialog(page);
    await page.keyboard.type(query);
    await expect(firstResult(page)).toBeVisible();
    await pressEscape(page);
  }
  expect(countRequests(indexUrl)).toBe(1);
});

test('no built page contains the search dialog', () => {
  for (const path of allPages()) expect(builtHtml(path), path).not.toContain('search-dialog');
});

test('the search finds and highlights a legal clause, and Enter opens it', async ({ page }) => {
  await search(page, 'retention', '/');
  await expect(status(page)).toHaveText(/^\d+ results$/);
  await expect(firstResult(page)).toContainText('Privacy Policy');
  await expect(firstResult(page).locator('mark')).toHaveText(['Retention']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/privacy-policy#retention');
  await expect(page.getByRole('heading', { name: 'Retention' })).toBeInViewport();
  await expect(dialog(page)).toBeHidden();
});

test('a search result on the current page closes the dialog and scrolls to its section', async ({
  page,
}) => {
  await search(page, 'complaints', '/privacy-policy');
  await results(page).filter({ hasText: 'Privacy Policy' }).first().click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/privacy-policy#/);
  await expect
    .poll(() => page.locator(':target').evaluate((section) => section.getBoundingClientRect().top))
    .toBeLessThan(400);
});

test('arrow keys, Home and End move through search results; typing returns to the field; Escape closes the dialog', async ({
  page,
}) => {
  await search(page, 'maintenance');
  await expect(firstResult(page)).toBeVisible();
  for (const [key, target] of [
    ['ArrowDown', firstResult(page)],
    ['ArrowDown', results(page).nth(1)],
    ['ArrowUp', firstResult(page)],
    ['ArrowUp', field(page)],
    ['ArrowDown', firstResult(page)],
    ['End', results(page).last()],
    ['Home', firstResult(page)],
  ] as const) {
    await page.keyboard.press(key);
    await expect(target).toBeFocused();
  }
  await page.keyboard.type('s');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('maintenances');
  await page.keyboard.press('ArrowDown');
  await pressEscape(page);
});

test('in the open search dialog, Ctrl+K selects the query only if the focus is outside the field', async ({
  page,
}) => {
  await search(page, 'main');
  await page.keyboard.press('Control+k');
  await waitForPaint(page);
  await page.keyboard.type('tenance');
  await expect(field(page)).toHaveValue('maintenance');
  await closeButton(page).focus();
  await openDialog(page);
  await page.keyboard.type('bearing');
  await expect(field(page)).toHaveValue('bearing');
});

test('on a large site, the focus returns to the field if newer results replace a focused result', async ({
  page,
}) => {
  const index = await page.request.get(INDEX_PATH);
  // A large site has shards in separate files, and not in the index.
  const { shards, ...manifest } = await index.json();
  let shardsReleased: Promise<void> | undefined;
  await page.route(indexUrl, (route) => route.fulfill({ json: manifest }));
  await page.route(`**${SHARDS_PATH}/**`, async (route) => {
    await shardsReleased;
    await route.fulfill({ json: shards[basename(route.request().url(), '.json')] });
  });
  await search(page, 'panorama');
  await expect(firstResult(page)).toContainText('Panorama');
  const { promise, resolve: release } = Promise.withResolvers<void>();
  shardsReleased = promise;
  await field(page).fill('cookies');
  await page.keyboard.press('ArrowDown');
  await expect(firstResult(page)).toBeFocused();
  release();
  await expect(firstResult(page)).toContainText('Cookie');
  await expect(field(page)).toBeFocused();
});

test('the search reports that nothing was found, and searches again on input; an empty field shows no message', async ({
  page,
}) => {
  await search(page, 'zzqqxx');
  await expect(status(page)).toHaveText(/^No results/);
  await expect(results(page)).toHaveCount(0);
  await field(page).fill('panorama');
  await expect(firstResult(page)).toBeVisible();
  await field(page).fill('');
  await expect(results(page)).toHaveCount(0);
  await expect(status(page)).toBeEmpty();
});

test('the search shows no message if the field is cleared before the index has loaded', async ({
  page,
}) => {
  const release = await holdRequests(page, indexUrl);
  await search(page, 'panorama');
  await expect(status(page)).toHaveText(/^Loading/);
  await field(page).fill('');
  const response = page.waitForResponse(indexUrl);
  release();
  await (await response).finished();
  await expect(status(page)).toBeEmpty();
});

test('the search reports an error if the index cannot be loaded, and retries on request', async ({
  page,
}) => {
  await page.route(indexUrl, (route) => route.abort());
  await search(page, 'retention');
  await expect(status(page)).toHaveText(/could not be loaded/);
  await expectNoAccessibilityViolations(page);
  await page.unroute(indexUrl);
  const retry = dialog(page).getByRole('button', { name: 'Try again' });
  await retry.click();
  await expect(firstResult(page)).toBeVisible();
  await expect(retry).toBeHidden();
  await expect(field(page)).toBeFocused();
});

test('Enter opens the first result of the current query, even if results of an earlier query are shown', async ({
  page,
}) => {
  await search(page, 'cloud migration');
  await expect(firstResult(page)).toContainText('Cloud Migration');
  // Submits before results of the new query can be rendered. “careers” has a fixed answer, which
  // links to the contact page (`fixed-answers.ts`).
  await field(page).evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      input,
      'careers',
    );
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.form?.requestSubmit();
  });
  await expect(page).toHaveURL(routes.contact);
});

for (const [change, cancel] of [
  [
    'the dialog is closed and opened again',
    async (page: Page) => {
      await pressEscape(page);
      await openDialog(page);
    },
  ],
  ['the query changes', (page: Page) => page.keyboard.type(' period')],
] as const)
  test(`Enter pressed before the search index has loaded opens nothing if ${change}`, async ({
    page,
  }) => {
    const release = await holdRequests(page, indexUrl);
    await search(page, 'retention');
    await page.keyboard.press('Enter');
    await cancel(page);
    release();
    await expect(firstResult(page)).toBeVisible();
    await waitForPaint(page);
    await expect(page).toHaveURL('/about-us');
  });

test('if the search dialog cannot load, the icon and Ctrl+K open the search page', async ({
  page,
}) => {
  await page.route(scriptUrl('SearchDialog'), (route) => route.abort());
  for (const openSearch of [() => icon(page).click(), () => page.keyboard.press('Control+k')]) {
    await openPage(page, '/about-us');
    await openSearch();
    await expect(page).toHaveURL(routes.search);
  }
});

test('the search opens from the mobile menu at 390 px, with 44 px targets', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, '/about-us');
  await page.getByRole('button', { name: navigation.open }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Search' }).click();
  await expect(menu).toBeHidden();
  await field(page).fill('bearing');
  await expect(firstResult(page)).toBeVisible();
  for (const target of [field(page), firstResult(page), closeButton(page)])
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(
    await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth),
  ).toBeLessThanOrEqual(0);
  await firstResult(page).click();
  await expect(page).toHaveURL(/-details\//);
});

test('the search dialog has no accessibility violation, without and with results', async ({
  page,
}) => {
  await openPage(page, '/asset-IQ');
  await openDialog(page);
  await expectNoAccessibilityViolations(page);
  await page.keyboard.type('data');
  await expect(allResults(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectNoAccessibilityViolations(page, ...allDisplays);
});

test('the search dialog links to the search page, which shows more results', async ({ page }) => {
  await search(page, 'data');
  await allResults(page).click();
  await expect(page).toHaveURL(`${routes.search}?q=data`);
  const moreResults = page.getByRole('main').getByRole('search').getByRole('listitem');
  // The dialog shows at most 12.
  await expect.poll(() => moreResults.getByRole('link').count()).toBeGreaterThan(12);
  await expect(allResults(page)).toHaveCount(0);
});
