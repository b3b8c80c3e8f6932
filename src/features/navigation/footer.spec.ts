import { site } from '../../../site.config.ts';
import { expect, test } from '../../../tests/e2e/page-helpers.ts';
import { navigation, pageNames } from '../../../tests/labels.ts';
import { allPages, builtHtml } from '../../../tests/pages.ts';
import { footerColumns } from './menu-items.ts';

test('the footer has twelve links (the current one marked) and the address', async ({ page }) => {
  await page.goto('/resource');
  const footer = page.getByRole('contentinfo');
  const links = footer.getByRole('navigation').getByRole('link');
  expect(
    await links.evaluateAll((elements) =>
      elements.map((link) => [link.textContent, link.getAttribute('href')]),
    ),
  ).toEqual([
    [pageNames.home, '/'],
    [pageNames.about, '/about-us'],
    [pageNames.industries, '/industry-verticals'],
    [pageNames.products, '/product'],
    [pageNames.solutions, '/solutions'],
    [`${site.product} Studio`, `/${site.product}-Studio`],
    [navigation.footer.blogs, '/blog'],
    [pageNames.caseStudies, '/case-study'],
    [pageNames.contact, '/contact-us'],
    [pageNames.resources, '/resource'],
    [pageNames.terms, '/term-and-conditions'],
    [pageNames.privacy, '/privacy-policy'],
  ]);
  await expect(footer.getByRole('link', { name: pageNames.resources })).toHaveAttribute(
    'aria-current',
    'page',
  );
  for (const text of [site.address.street, site.address.suite, site.address.city])
    await expect(footer.locator('address')).toContainText(text);
});

test('each page has one header, one mobile menu and one footer with all links', () => {
  for (const path of allPages()) {
    const html = builtHtml(path);
    const count = (tag: RegExp) => html.match(tag)?.length ?? 0;
    const footer = html.slice(html.indexOf('</main>'));
    expect(count(/<header[^>]*data-header/g), path).toBe(1);
    expect(count(/<dialog[^>]*id="mobile-menu"/g), path).toBe(1);
    expect(footer.match(/<footer/g), path).toHaveLength(1);
    expect(
      footerColumns({ hasProducts: true })
        .flatMap(({ links }) => links)
        .filter(({ href }) => !footer.includes(`href="${href}"`)),
    ).toEqual([]);
  }
});
