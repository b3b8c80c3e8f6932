import type { Page } from '@playwright/test';
import { site } from '../../../site.config.ts';
import { expect, hydrateIsland, test } from '../../../tests/e2e/fixtures.ts';
import { desktop, movePointer, phone } from '../../../tests/e2e/visit.ts';
import { detailRoutes, routes } from '../../routes.ts';

const demonstrations: Record<string, string> = {
  [site.products.assetIq]: routes.assetIq,
  [site.products.panorama]: routes.panorama,
  'Traffic-Monitoring': routes.traffic,
};

const mainLink = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name });

/** The only list item with a search field. */
const assetIqTile = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('searchbox') });

test('on a phone, the first 1.5 screens of the home page link each audience to its demonstration', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(routes.home);
  for (const [audience, path] of [
    [/^Media/, routes.assetIq],
    [/^Business/, routes.panorama],
    [/^City transport/, routes.traffic],
  ] as const) {
    const link = mainLink(page, audience);
    await expect(link).toHaveAttribute('href', `${path}#try`);
    const bottom = await link.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThan(1.5 * phone.height);
  }
});

test('the banner of the home page offers Try a demo, Get in Touch and Learn More, in this order', async ({
  page,
}) => {
  await page.goto(routes.home);
  const actions = page.getByRole('region', { name: /^There’s/ }).getByRole('link');
  for (const [index, text] of ['Try a demo', 'Get in Touch', /^Learn More/].entries())
    await expect(actions.nth(index)).toHaveText(text);
  await actions.first().click();
  await expect(page.getByRole('heading', { name: 'Try a demo' })).toBeInViewport();
});

test('an example question on the home page links to its answer in the demonstration', async ({
  page,
}) => {
  for (const [path, question, answer] of [
    [routes.panorama, 'top 5 accounts by revenue', /^Revenue by account, in the last 12 months/],
    [routes.traffic, 'average wait by direction', /^Average wait of vehicles by direction/],
  ] as const) {
    await page.goto(routes.home);
    await page.getByRole('link', { name: `Ask: “${question}”` }).click();
    await expect(page).toHaveURL(new RegExp(`${path}#try`));
    await movePointer(page);
    await expect(page.locator('#try').getByRole('status').first()).toContainText(answer);
  }
});

for (const viewport of [desktop, phone]) {
  test(`at ${viewport.width} px, demonstration pages show “Schedule Demo”, and “Try it now” scrolls to the demonstration in the first four screens`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const path of Object.values(demonstrations)) {
      await page.goto(path);
      const top = await page
        .locator('#try')
        .evaluate((section) => section.getBoundingClientRect().top + scrollY);
      // Product pages show 'Why …' above the demonstration (docs/specification-rulings.md, 40).
      expect(top, path).toBeLessThan((path === routes.traffic ? 2 : 4) * viewport.height);
      await expect(mainLink(page, 'Schedule Demo').first()).toBeVisible();
      await mainLink(page, 'Try it now').click();
      await expect(page.locator('#try')).toBeInViewport();
    }
  });
}

test('Asset IQ’s tile searches the library and links to all results', async ({
  page,
  browserErrors,
}) => {
  await page.goto(routes.home);
  await hydrateIsland(page, '#tile-search');
  const tile = assetIqTile(page);
  const field = tile.getByRole('searchbox');
  // The tile shows only assets that match all words of the query.
  await field.fill('lighthouse at night');
  await expect(tile.getByRole('status')).toHaveText(/^None of \d+ assets$/);
  await field.fill('teal bus');
  await expect(tile.getByRole('status')).toHaveText(/^\d+ of \d+ assets, best first$/);
  await expect(tile.getByRole('img').first()).toBeVisible();
  await field.fill('orange hard hat');
  await tile.getByRole('link', { name: 'See all results' }).click();
  await expect(page).toHaveURL(new RegExp(`${routes.assetIq}#try\\?ask=orange\\+hard\\+hat$`));
  await movePointer(page);
  await expect(page.locator('#try').getByRole('searchbox')).toHaveValue('orange hard hat');
  expect(browserErrors).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('Enter in the search field of Asset IQ’s tile opens the demonstration', async ({ page }) => {
    await page.goto(routes.home);
    await assetIqTile(page).getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(new RegExp(`${routes.assetIq}\\??#try$`));
  });
});

test('Asset IQ finds as many pictures as its tile states', async ({ page }) => {
  await page.goto(routes.home);
  const tile = assetIqTile(page);
  const [, count = ''] = /(\d+) of \d+ pictures/.exec((await tile.textContent()) ?? '') ?? [];
  await tile.getByRole('link', { name: `Try ${site.products.assetIq}` }).click();
  await page.locator('#try').scrollIntoViewIfNeeded();
  await movePointer(page);
  await expect(page.getByText(new RegExp(`^${count} of \\d+ assets`))).toBeVisible();
});

const { assetIq, panorama } = site.products;
for (const [path, ...names] of [
  [routes.home, ...Object.keys(demonstrations)],
  [routes.products, assetIq],
  [routes.solutions, ...Object.keys(demonstrations)],
  [detailRoutes.blog(2), assetIq],
  [detailRoutes.industry(1), assetIq],
  [detailRoutes.caseStudy(1), panorama],
  [routes.genAi, assetIq],
  [routes.gpuServices, 'Traffic-Monitoring'],
] as const)
  test(`${path} links to demonstrations: ${names.join(', ')}`, async ({ page }) => {
    await page.goto(path);
    for (const name of names)
      await expect(mainLink(page, new RegExp(`^Try (it now: )?${name}$`))).toHaveAttribute(
        'href',
        `${demonstrations[name]}#try`,
      );
  });

test('the product list links to the data sheet of Asset IQ', async ({ page }) => {
  await page.goto(routes.products);
  await expect(page.getByRole('link', { name: `Data sheet: ${assetIq}` })).toHaveAttribute(
    'href',
    detailRoutes.product(2),
  );
});

test('Studio and three industries link to the page of Traffic-Monitoring', async ({ page }) => {
  for (const path of [routes.studio, ...[2, 6, 7].map(detailRoutes.industry)]) {
    await page.goto(path);
    await expect(mainLink(page, 'Traffic-Monitoring').first(), path).toHaveAttribute(
      'href',
      new RegExp(`^${routes.traffic}`),
    );
  }
});
