import { site } from '../../../site.config.ts';
import { expect, test } from '../../../tests/e2e/fixtures.ts';
import { vendorDocs } from '../../content/vendor-docs.ts';
import { routes } from '../../routes.ts';

test('announcements link to Gmail, and to the visitor’s mail program', async ({ page }) => {
  for (const path of [routes.studio, routes.traffic]) {
    await page.goto(path);
    const contact = page.getByRole('region', { name: 'Contact', exact: true });
    for (const [name, href] of [
      [site.askMeEmail, /^https:\/\/mail\.google\.com\//],
      ['Use your own mail program', `mailto:${site.askMeEmail}`],
    ] as const)
      await expect(contact.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('Studio, Traffic-Monitoring and the GPU vendor’s service link to the vendor’s documentation', async ({
  page,
}) => {
  for (const [path, docNames] of [
    [routes.studio, 'microservices'],
    [routes.traffic, 'videoSearch'],
    [routes.gpuServices, 'profiler, mixedPrecision, compatibility, partitioning, kernels'],
  ] as const) {
    await page.goto(path);
    for (const { href, label } of vendorDocs(docNames))
      await expect(
        page.getByRole('main').getByRole('link', { name: `${label} (opens in a new tab)` }),
      ).toHaveAttribute('href', href);
  }
});
