import type { Page } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../../../tests/e2e/accessibility.ts';
import { expect, scriptUrl, test } from '../../../tests/e2e/page-helpers.ts';
import { waitForPageScript } from '../../../tests/e2e/visit.ts';
import { routes } from '../../routes.ts';
import { INDEX_PATH } from './index-file.ts';

const searchLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' });
const indexUrl = new RegExp(`${INDEX_PATH}$`);

test.describe('The search page', () => {
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
    const listed = await page
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
      expect(listed).toContain(path);
  });
});
