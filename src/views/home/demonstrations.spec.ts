import { site } from '../../../site.config.ts';
import { expect, test } from '../../../tests/e2e/site.ts';
import { detailRoutes, routes } from '../../routes.ts';

const demonstrations = { [site.products.assetIq]: routes.assetIq, [site.products.panorama]: routes.panorama, 'Traffic-Monitoring': routes.traffic };
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const viewport of sizes) {
  test(`home leads to each demonstration in one click, at ${viewport.width} px`, async ({ page, complaints }) => {
    await page.setViewportSize(viewport);
    for (const [name, path] of Object.entries(demonstrations)) {
      await page.goto(routes.home);
      await page
        .getByRole('main')
        .getByRole('link', { name: `Try ${name}`, exact: true })
        .click();
      await expect(page).toHaveURL(new RegExp(`${path}(\\?[^#]*)?#try$`));
      await expect(page.locator('#try')).toBeInViewport();
    }
    expect(complaints).toEqual([]);
  });

  test(`a demonstration begins within the second screen of its page, and the banner leads to it, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const path of Object.values(demonstrations)) {
      await page.goto(path);
      const top = await page.locator('#try').evaluate((section) => section.getBoundingClientRect().top + scrollY);
      expect(top, path).toBeLessThan(2 * viewport.height);
      await expect(page.getByRole('main').getByRole('link', { name: 'Schedule Demo' }).first()).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Try it now' }).click();
      await expect(page.locator('#try')).toBeInViewport();
    }
  });
}

test('the answers on home are those of the demonstration: it opens with the question, already answered', async ({ page }) => {
  await page.goto(routes.home);
  const tile = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Search pictures in plain words' }) });
  const [, found = ''] = /(\d+) of \d+ pictures/.exec((await tile.textContent()) ?? '') ?? [];
  await tile.getByRole('link', { name: `Try ${site.products.assetIq}` }).click();
  await page.locator('#try').scrollIntoViewIfNeeded();
  await page.mouse.move(300, 300);
  await expect(page.getByText(new RegExp(`^${found} of \\d+ assets`))).toBeVisible();
});

test('product list, Solutions and the pages of a subject lead to the demonstrations, and the product list to the data sheets', async ({ page }) => {
  await page.goto(routes.products);
  await expect(page.getByRole('link', { name: `Try it now: ${site.products.assetIq}` })).toHaveAttribute('href', `${routes.assetIq}#try`);
  await expect(page.getByRole('link', { name: `Data sheet: ${site.products.assetIq}` })).toHaveAttribute('href', detailRoutes.product(2));
  await page.goto(routes.solutions);
  for (const [name, path] of Object.entries(demonstrations))
    await expect(page.getByRole('main').getByRole('link', { name: `Try ${name}` })).toHaveAttribute('href', `${path}#try`);
  for (const [path, name] of [
    [detailRoutes.blog(2), `Try ${site.products.assetIq}`],
    [detailRoutes.industry(1), `Try ${site.products.assetIq}`],
    [detailRoutes.caseStudy(1), `Try ${site.products.panorama}`],
    [routes.genAi, `Try ${site.products.assetIq}`],
    [routes.gpuServices, 'Try Traffic-Monitoring'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link', { name }), path).toBeVisible();
  }
  for (const path of [routes.studio, detailRoutes.industry(2), detailRoutes.industry(6), detailRoutes.industry(7)]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link', { name: 'Traffic-Monitoring' }).first(), path).toHaveAttribute('href', new RegExp(`^${routes.traffic}`));
  }
});
