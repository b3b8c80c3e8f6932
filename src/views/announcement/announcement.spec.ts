import { site } from '../../../site.config.ts';
import { expect, test } from '../../../tests/e2e/fixtures.ts';
import { vendorDocs } from '../../content/vendor-docs.ts';
import { routes } from '../../routes.ts';

test('announcements link to Gmail in a new tab, and to the visitor’s mail program', async ({
  page,
}) => {
  for (const path of [routes.studio, routes.traffic]) {
    await page.goto(path);
    const contact = page.getByRole('region', { name: 'Contact', exact: true });
    const gmailLink = contact.getByRole('link', { name: site.askMeEmail });
    await expect(gmailLink).toHaveAttribute('target', '_blank');
    await expect(gmailLink).toHaveAttribute('href', /^https:\/\/mail\.google\.com\//);
    await expect(contact.getByRole('link', { name: 'Use your own mail program' })).toHaveAttribute(
      'href',
      `mailto:${site.askMeEmail}`,
    );
  }
});

test('links to the vendor’s documentation open a new tab', async ({ page }) => {
  for (const [path, docNames] of [
    [routes.studio, 'microservices'],
    [routes.traffic, 'videoSearch'],
    [routes.gpuServices, 'profiler, mixedPrecision, compatibility, partitioning, kernels'],
  ] as const) {
    await page.goto(path);
    for (const { href, label } of vendorDocs(docNames)) {
      const link = page
        .getByRole('main')
        .getByRole('link', { name: `${label} (opens in a new tab)` });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  }
});
