import { site } from '../../../site.config.ts';
import { expect, test } from '../../../tests/e2e/states.ts';
import { allPages, builtHtml } from '../../../tests/pages.ts';
import { routes } from '../../routes.ts';
import { footerColumns } from './menu-items.ts';

test.describe('Footer (specification §2)', () => {
  test('has its twelve links, the address, the newsletter, the arrow and the copyright', async ({ page }) => {
    await page.goto('/resource');
    const footer = page.getByRole('contentinfo');
    const links = footer.getByRole('navigation').getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))).toEqual([
      ['Home', '/'],
      ['About Us', '/about-us'],
      ['Industry Verticals', '/industry-verticals'],
      ['Products', '/product'],
      ['Solutions', '/solutions'],
      [`${site.product} Studio`, `/${site.product}-Studio`],
      ['Blogs', '/blog'],
      ['Case Studies', '/case-study'],
      ['Contact Us', '/contact-us'],
      ['Resources', '/resource'],
      ['Terms & Conditions', '/term-and-conditions'],
      ['Privacy Policy', '/privacy-policy'],
    ]);
    await expect(footer.getByRole('link', { name: 'Resources' })).toHaveAttribute('aria-current', 'page');
    for (const part of [site.address.street, site.address.suite, site.address.city]) await expect(footer.locator('address')).toContainText(part);
    await expect(footer.getByRole('form', { name: 'Newsletter' })).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Scroll to top' })).toBeVisible();
    await expect(footer.getByText(`Copyright © ${site.copyrightYear}`)).toBeVisible();
  });

  test('stands on every page, under the header and the mobile menu', () => {
    for (const path of allPages()) {
      const html = builtHtml(path);
      const count = (part: RegExp) => html.match(part)?.length ?? 0;
      const footer = html.slice(html.indexOf('</main>'));
      expect({ path, headers: count(/<header[^>]*data-header/g), footers: footer.match(/<footer/g)?.length, menus: count(/<dialog[^>]*id="mobile-menu"/g) }).toEqual({
        path,
        headers: 1,
        footers: 1,
        menus: 1,
      });
      expect(footerColumns.flatMap(({ links }) => links).filter(({ href }) => !footer.includes(`href="${href}"`))).toEqual([]);
    }
  });

  test('external links open in a new tab, on every page (specification §7)', () => {
    for (const path of [...allPages(), routes.home]) {
      const external = [...builtHtml(path).matchAll(/<a\b[^>]*href="https?:[^>]*>/g)].map(([tag]) => tag);
      expect(external.filter((tag) => !tag.includes('target="_blank"') || !tag.includes('rel="noopener'))).toEqual([]);
      if (Object.keys(site.social).length > 0) expect(external.length).toBeGreaterThan(0);
    }
  });
});
