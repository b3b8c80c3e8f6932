import type { Page } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../../../tests/e2e/accessibility.ts';
import {
  expect,
  holdRequests,
  hrefsOf,
  recordRequests,
  scriptUrl,
  test,
} from '../../../tests/e2e/page-helpers.ts';
import { openPage, waitForPageScript, waitForPaint } from '../../../tests/e2e/visit.ts';
import { routes } from '../../routes.ts';
import { INDEX_PATH } from './index-file.ts';

const searchLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' });
const indexUrl = new RegExp(`${INDEX_PATH}$`);
const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const results = (page: Page) =>
  page.getByRole('main').getByRole('search').getByRole('listitem').getByRole('link');
/** The search page shows at most 40 results. */
const expectAllResults = (page: Page) => expect(results(page)).toHaveCount(40);

/** Searches for `data`, and scrolls to `y`. */
async function scrollResults(page: Page, y: number): Promise<void> {
  await page.goto(`${routes.search}?q=data`);
  await expectAllResults(page);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, y);
  await expect.poll(() => page.evaluate(() => history.state?.scrollY)).toBe(y);
}

test('the search page shows results for the query in its URL, and for a changed query after going back', async ({
  page,
  browserErrors,
}) => {
  await page.goto(`${routes.search}?q=retention`);
  await expect(results(page).first()).toContainText('Privacy Policy');
  await expect(field(page)).toHaveValue('retention');
  await field(page).fill('bearing');
  await expect(results(page).first()).toContainText('bearing');
  await results(page).first().click();
  await expect(page).toHaveURL(/-details\//);
  await page.goBack();
  await expect(page).toHaveURL(`${routes.search}?q=bearing`);
  await expect(results(page).first()).toContainText('bearing');
  expect(browserErrors).toEqual([]);
});

test('the search page loads without the index; Ctrl+K focuses its field', async ({ page }) => {
  const indexRequests = recordRequests(page, indexUrl);
  await page.goto(routes.search, { waitUntil: 'networkidle' });
  expect(indexRequests).toEqual([]);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('panorama');
  await expect(results(page).first()).toBeVisible();
  await expectNoAccessibilityViolations(page);
});

test('reload and Back restore the scroll position of the search page when the results appear (ruling 27)', async ({
  page,
}) => {
  const expectRestored = async () => {
    await expectAllResults(page);
    await waitForPaint(page);
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(2600);
  };
  await scrollResults(page, 2600);
  await page.reload();
  await expectRestored();
  // Until the index arrives, the page is too short to scroll to the saved position, but must not
  // overwrite it.
  const release = await holdRequests(page, indexUrl);
  await page.reload();
  await waitForPageScript(page);
  await page.waitForTimeout(500);
  release();
  await expectRestored();
  await page.goto('/about-us');
  await page.goBack();
  await expectRestored();
});

test('search results that arrive after a scroll do not move the list of all pages below them', async ({
  page,
}) => {
  await scrollResults(page, 1000);
  const release = await holdRequests(page, indexUrl);
  await page.reload();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Loading/);
  const pageLink = page.getByRole('region', { name: 'All pages' }).getByRole('link').nth(30);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(1300);
  const boxBefore = await pageLink.boundingBox();
  release();
  await expectAllResults(page);
  await waitForPaint(page);
  expect((await pageLink.boundingBox())?.y).toBeCloseTo(boxBefore?.y ?? Number.NaN, 0);
});

test('the search page keeps text typed before its script loads, even after a click on the search icon', async ({
  page,
}) => {
  const release = await holdRequests(page, scriptUrl('SearchPage'));
  await openPage(page, routes.search);
  await searchLink(page).click();
  await field(page).click();
  await page.keyboard.type('pano');
  release();
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.type('rama');
  await expect(field(page)).toHaveValue('panorama');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search page explains that it needs JavaScript, hides the field and lists routes and detail pages', async ({
    page,
  }) => {
    await page.goto('/about-us');
    await searchLink(page).click();
    await expect(page).toHaveURL(routes.search);
    await expect(page.getByText('Search needs JavaScript')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    const links = page.getByRole('region', { name: 'All pages' }).getByRole('link');
    expect(await hrefsOf(links)).toEqual(
      expect.arrayContaining([
        ...Object.values(routes).filter((path) => path !== routes.search),
        '/blog-details/6',
        '/case-study-details/4',
        '/industry-details/7',
        '/product-details/2',
      ]),
    );
  });
});
