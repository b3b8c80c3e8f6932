import type { Page } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../../../tests/e2e/accessibility.ts';
import { expect, holdRequests, scriptUrl, test } from '../../../tests/e2e/page-helpers.ts';
import { waitForPageScript, waitForPaint } from '../../../tests/e2e/visit.ts';
import { routes } from '../../routes.ts';
import { INDEX_PATH } from './index-file.ts';

const searchLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' });
const indexUrl = new RegExp(`${INDEX_PATH}$`);

test.describe('The search page', () => {
  const maxResults = 40;
  const results = (page: Page) =>
    page.getByRole('main').getByRole('search').getByRole('listitem').getByRole('link');

  test('shows results for the query in its URL, and for a changed query after going back', async ({
    page,
    browserErrors,
  }) => {
    await page.goto(`${routes.search}?q=retention`);
    await expect(results(page).first()).toContainText('Privacy Policy');
    const input = page.getByRole('main').getByRole('searchbox');
    await expect(input).toHaveValue('retention');
    await input.fill('bearing');
    await expect(results(page).first()).toContainText('bearing');
    await results(page).first().click();
    await expect(page).toHaveURL(/-details\//);
    await page.goBack();
    await expect(page).toHaveURL(`${routes.search}?q=bearing`);
    await expect(results(page).first()).toContainText('bearing');
    expect(browserErrors).toEqual([]);
  });

  test('does not load the index with the page; Ctrl+K focuses the field', async ({ page }) => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await page.goto(routes.search, { waitUntil: 'networkidle' });
    expect(requestedUrls.filter((url) => indexUrl.test(url))).toEqual([]);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('panorama');
    await expect(results(page).first()).toBeVisible();
    await expectNoAccessibilityViolations(page);
  });

  test('reload and Back restore the scroll position when the results appear (ruling 27)', async ({
    page,
  }) => {
    const scrollPosition = () => page.evaluate(() => Math.round(scrollY));
    const expectRestored = async () => {
      await expect(results(page)).toHaveCount(maxResults);
      await waitForPaint(page);
      expect(await scrollPosition()).toBe(2600);
    };
    await page.goto(`${routes.search}?q=data`);
    await expect(results(page)).toHaveCount(maxResults);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 2600);
    await expect.poll(() => page.evaluate(() => history.state?.scrollY)).toBe(2600);
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

  test('results that arrive after the visitor has scrolled do not move the list below them', async ({
    page,
  }) => {
    await page.goto(`${routes.search}?q=data`);
    await expect(results(page)).toHaveCount(maxResults);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 1000);
    await expect.poll(() => page.evaluate(() => history.state?.scrollY)).toBe(1000);
    const release = await holdRequests(page, indexUrl);
    await page.reload();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Loading/);
    const pageLink = page.getByRole('region', { name: 'All pages' }).getByRole('link').nth(30);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(1300);
    const boxBefore = await pageLink.boundingBox();
    release();
    await expect(results(page)).toHaveCount(maxResults);
    await waitForPaint(page);
    expect((await pageLink.boundingBox())?.y).toBeCloseTo(boxBefore?.y ?? Number.NaN, 0);
  });

  for (const [trigger, openSearch] of [
    ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
    ['a click on the icon', (page: Page) => searchLink(page).click()],
  ] as const)
    test(`after ${trigger}, text that the visitor types before the script loads is kept`, async ({
      page,
    }) => {
      const release = await holdRequests(page, scriptUrl('SearchPage'));
      await page.goto(routes.search);
      await waitForPageScript(page);
      await openSearch(page);
      const input = page.getByRole('main').getByRole('searchbox');
      await input.click();
      await page.keyboard.type('pano');
      release();
      await expect(results(page).first()).toBeVisible();
      await page.keyboard.type('rama');
      await expect(input).toHaveValue('panorama');
    });

  test('loads its script on the next focus if the first load failed', async ({ page }) => {
    const script = scriptUrl('SearchPage');
    await page.route(script, (route) => route.abort());
    await page.goto(routes.search);
    await waitForPageScript(page);
    const input = page.getByRole('main').getByRole('searchbox');
    // Astro retries once by itself.
    const secondFailure = page.waitForEvent('requestfailed', (request) =>
      /SearchPage.*retry/.test(request.url()),
    );
    await input.focus();
    await secondFailure;
    await page.unroute(script);
    await expect(async () => {
      await input.blur();
      await input.focus();
      await input.fill('panorama');
      await expect(results(page).first()).toBeVisible({ timeout: 1000 });
    }).toPass();
  });
});

test.describe('The search without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('explains that it needs JavaScript, hides the field and lists routes and detail pages', async ({
    page,
  }) => {
    await page.goto('/about-us');
    await searchLink(page).click();
    await expect(page).toHaveURL(routes.search);
    await expect(page.getByText('Search needs JavaScript')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    const listedPaths = await page
      .getByRole('region', { name: 'All pages' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const path of [
      ...Object.values(routes).filter((path) => path !== routes.search),
      '/blog-details/6',
      '/case-study-details/4',
      '/industry-details/7',
      '/product-details/2',
    ])
      expect(listedPaths).toContain(path);
  });
});
